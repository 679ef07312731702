/** What the command itself says to people; the games bring their own words. Refusals of wrong usage are English only. */
export const en = {
  player: (n: number) => `Player ${n}`,
  chance: 'Chance',
  options: 'Options',
  menu: {
    title: 'Tidetable: beach games for the table',
    game: 'Which game?',
    seats: (min: number, max: number) =>
      `How many players? You take the first seat, bots the others. (${min} to ${max})`,
    again: 'Please type one of the numbers, or q to quit.',
  },
  play: {
    fair: (commitment: string) => `All rolls are fixed by a secret seed. The commitment to it: ${commitment}`,
    meanwhile: 'Meanwhile',
    asks: (name: string, question: string) => `${name}: ${question}`,
    hint: 'number: choose · u: undo · s FILE: save · ?: help · q: quit',
    onlyOne: 'Enter: continue',
    help: [
      'Type the number of a choice and press Enter. If there is only one, Enter is enough.',
      'u          undo the last choice, as long as nothing has been rolled or revealed since',
      's FILE     save the match; play --resume FILE continues it, replay FILE shows it',
      '?          this help, and the position in words',
      'q          quit',
    ],
    pick: (most: number) => `A number from 1 to ${most}, please; ? for help.`,
    unknown: (text: string) => `‘${text}’ is not one of the choices; ? for help.`,
    cover: (name: string) =>
      `The next choice is for ${name} alone to see. Hand over the device; ${name} presses Enter.`,
    sealed: (name: string) => `${name} has chosen; the choice stays secret until everybody has chosen.`,
    undone: 'Undone.',
    saved: (path: string) => `Saved: ${path}`,
    notSaved: (reason: string) => `Not saved: ${reason}`,
    saveOffer: 'Save it? Type a file name, or just press Enter to quit without saving.',
    left: 'The match ends here, unfinished.',
    seed: (seed: string) => `The secret seed was ${seed}`,
    check: 'Once the match is saved, tidetable verify FILE derives every roll from it again.',
  },
  refusals: {
    over: 'The match is over.',
    'not-your-turn': 'It is somebody else’s turn.',
    illegal: 'That is not possible now.',
    'undo-nothing': 'There is nothing to undo.',
    'undo-chance': 'What was rolled or drawn cannot be undone.',
    'undo-other': 'Somebody else has decided since, so this cannot be undone.',
    'undo-revealed': 'What was revealed cannot be undone.',
    'undo-over': 'The match is over; nothing can be undone.',
  },
  result: {
    name: 'Name',
    score: 'Score',
  },
  replay: {
    at: (ply: number, plies: number) => `After ply ${ply} of ${plies}`,
    seenBy: (name: string) => `As ${name} sees it`,
    toAct: (name: string) => `${name}’s turn`,
    chance: (outcomes: number) => `Chance moves next: ${outcomes} possible outcomes`,
    over: 'The match is over.',
  },
  verify: {
    yes: (plies: number) => `Yes: all ${plies} plies follow the rules.`,
    finished: 'The match is over, and its result is correct.',
    unfinished: 'The match is not over yet.',
    rolls: 'Every roll follows from the seed, and the seed matches the commitment.',
    noSeed: 'Every roll was possible. The file holds no seed, so the rolls could not be derived again.',
    noCommitment: 'Every roll follows from the seed. The file names no commitment shown in advance.',
    no: (reason: string) => `No: ${reason}`,
    wrongPly: (ply: number, text: string, reason: string) => `ply ${ply}, ‘${text}’: ${reason}`,
    over: 'the match was already over.',
    'not-to-act': 'it was not this seat’s turn.',
    illegal: 'not legal.',
    impossible: 'not a possible outcome.',
    'other-luck': (expected: string) => `the seed gives ‘${expected}’.`,
    result: 'the result in the file is not the result of its plies.',
    'commitment-differs': 'the seed is not the one that was committed to.',
    'match-id-missing': 'the file holds a seed but no id, so no roll can be derived from it.',
    seeds: 'the seeds in the file are not of a kind that rolls can be derived from.',
    'opening-differs': 'what a seat opened is not what it committed to.',
  },
  seen: {
    agrees: 'It agrees with what was seen before the first roll.',
    counted: (seat: number) => `Seat ${seat}: your contribution is in the dice.`,
    leftOut: (seat: number) =>
      `Seat ${seat}: your contribution was not opened in time, and was left out of the dice.`,
    'other-match': (_seat: number) => 'the file is of a different match from the one that was seen.',
    'commitment-changed': (_seat: number) =>
      'the commitment in the file is not the one that was shown first. The server may have chosen the dice afterwards.',
    'table-changed': (_seat: number) =>
      'options, seats or commitments are not those that were fixed when the table closed.',
    'contribution-changed': (seat: number) =>
      `seat ${seat}: the server replaced your commitment with another.`,
    'contribution-ignored': (seat: number) =>
      `seat ${seat}: the server acknowledged your contribution, then left it out of the dice.`,
    'roll-changed': (seat: number) =>
      `seat ${seat}: the server asked for its part of a roll at a different point of the match from the one in the file.`,
  },
  review: {
    unfinished: 'The match is not over; this is how it stands.',
    outcome: { won: 'won', shared: 'shared the win', lost: 'did not win' },
    played: {
      better: (rival: string) => `made better choices than ${rival}`,
      equal: (rival: string) => `chose about as well as ${rival}`,
      worse: (rival: string) => `gave more away than ${rival}`,
    },
    luck: {
      good: (points: string) => `and luck gave ${points} % of a win`,
      even: (_points: string) => 'and luck was even',
      bad: (points: string) => `and luck took ${points} % of a win`,
    },
    seat: 'Seat',
    result: 'result',
    luckHead: 'luck',
    own: 'own choices',
    others: 'others’ choices',
    clash: 'clash',
    corrections: 'not explained',
    loss: 'loss',
    unit: 'All in per cent of a win.',
    unitLoss: '“Loss” is what the seat gave away per decision, on average.',
    gate: {
      'no-evaluator': 'The judge has not been trained for tables like this one.',
      'not-measured': 'Choices are not judged: the judge has not been tested with these options.',
      'not-calibrated':
        'Choices are not judged: at tables like this the judge’s percentages are not reliable yet.',
      'corrections-too-large':
        'Choices are not judged: at tables like this the judge leaves too much unexplained.',
      'levels-not-ranked':
        'Choices are not judged: at tables like this the judge cannot tell better players from worse.',
    },
    turns: 'Turning points',
    turnKind: {
      luck: (_by: string) => 'chance',
      choice: (by: string) => `${by}’s choice`,
      clash: (_by: string) => 'secret choices',
    },
    turn: (ply: number, kind: string, name: string, change: string) =>
      `  ply ${ply}, ${kind}: ${name} ${change} %`,
    slips: 'Costliest choices',
    instead: (taken: string, best: string) => `‘${taken}’ instead of ‘${best}’`,
    slip: (ply: number, name: string, instead: string, loss: string) =>
      `  ply ${ply}, ${name}: ${instead}, ${loss} %`,
    reasons: 'Reasons',
    reasonsHint:
      'Both choices were played on to the end many times, in the same worlds and with the same dice.',
    reason: {
      costliest: (ply: number, name: string, taken: string, other: string) =>
        `ply ${ply}, ${name}: ‘${other}’ would have been better than ‘${taken}’.`,
      best: (ply: number, name: string, taken: string, other: string) =>
        `ply ${ply}, ${name}: ‘${taken}’ was better than ‘${other}’.`,
    },
    curve: 'Everybody’s chances after each ply',
    ply: 'Ply',
  },
  sim: {
    title: (game: string, games: string, seed: number) => `${game}: ${games} games, seed ${seed}`,
    seat: 'Seat',
    wins: 'wins',
    share: 'share',
    score: 'score',
    interval: '95 %',
    to: 'to',
    spread: 'spread',
    range: 'range',
    breakdown: 'Where the scores come from',
    length: 'Length in plies',
    reasons: 'How the games ended',
    speed: (seconds: string, games: string, decisions: string) =>
      `${seconds} s, ${games} games and ${decisions} decisions per second`,
    checked: 'Every ply kept the game’s contract.',
    wrong: (seed: number, game: number, ply: number) => `Wrong: seed ${seed}, game ${game}, ply ${ply}`,
  },
  tournament: {
    title: (game: string, seed: number) => `${game}: tournament, seed ${seed}`,
    hero: 'Hero',
    against: 'against',
    players: 'players',
    options: 'options',
    games: 'games',
    fair: 'fair',
    aim: 'aim',
    base: 'base game',
    above: 'better',
    below: 'worse',
    ms: 'ms per decision',
    adjusted: 'luck-adjusted',
    saved: 'games saved',
    byBlocks: 'interval by blocks',
    fewer: 'times fewer games',
  },
  lab: {
    title: (game: string, bot: string, games: number, seed: number) =>
      `${game}: balance report, ${games} games of ${bot} per line, seed ${seed}`,
    setting: 'Table',
    margin: 'margin',
    leads: 'lead changes',
    length: 'length',
    gap: 'seat gap',
    luck: 'luck explains',
  },
};

export type Text = typeof en;
