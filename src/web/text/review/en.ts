/** The texts of the review. Shares of a win are passed formatted, such as "12 %". */
export const en = {
  title: 'Luck and choices',
  working: (done: string) => `Looking at every decision and every roll: ${done}`,
  closer: (done: string) => `A closer look is under way: ${done}`,
  none: 'There is no review for a match like this.',
  you: {
    better: (rival: string) => `You made better choices than ${rival}.`,
    equal: (rival: string) => `It is hard to say who chose better, you or ${rival}.`,
    worse: (rival: string) => `${rival} made better choices than you.`,
    good: (share: string) => `Luck gave you ${share} of a win.`,
    bad: (share: string) => `Luck took ${share} of a win from you.`,
    even: 'Luck was even for you.',
  },
  they: {
    better: (name: string, rival: string) => `${name} made better choices than ${rival}.`,
    equal: (name: string, rival: string) => `It is hard to say who chose better, ${name} or ${rival}.`,
    worse: (name: string, rival: string) => `${rival} made better choices than ${name}.`,
    good: (name: string, share: string) => `Luck gave ${name} ${share} of a win.`,
    bad: (name: string, share: string) => `Luck took ${share} of a win from ${name}.`,
    even: (name: string) => `Luck was even for ${name}.`,
  },
  parts: {
    luck: 'Luck',
    own: 'Own choices',
    others: 'The others’ choices',
    clash: 'How secret choices met',
    corrections: 'Left unexplained',
  },
  partsHint: 'In shares of a win, from an even start to the result.',
  gave: (share: string, decisions: number) =>
    `${share} of a win given away per decision, over ${decisions} decisions`,
  like: (level: string) => `about as good as the bot “${level}”`,
  mistakes: (count: number) =>
    count === 0 ? 'no mistakes' : count === 1 ? 'one mistake' : `${count} mistakes`,
  curve: 'Everybody’s chances',
  curveHint: 'From the first deal (left) to the end (right).',
  asTable: 'As a table',
  step: 'Step',
  turning: 'Turning points',
  turn: {
    luck: (name: string, change: string) => `A roll or draw changes ${name}’s chances by ${change}`,
    choice: (by: string, name: string, change: string) =>
      by === name
        ? `${name}’s choice costs ${change}`
        : `${by}’s choice changes ${name}’s chances by ${change}`,
    clash: (name: string, change: string) =>
      `The secret choices together change ${name}’s chances by ${change}`,
  },
  moments: {
    slip: 'Costliest choice',
    bestChoice: 'Best choice',
    luckiest: 'Luckiest moment',
    unluckiest: 'Unluckiest moment',
  },
  look: 'Show it on the board',
  gate: {
    intro: 'Choices are not judged here:',
    'no-evaluator': 'the judge has not been trained for tables like this.',
    'not-measured': 'the judge has not been tested with these options yet.',
    'not-calibrated': 'the judge’s percentages are not reliable enough yet.',
    'corrections-too-large': 'the judge leaves too much unexplained.',
    'levels-not-ranked': 'the judge cannot tell strong bots from weaker ones yet.',
  },
  whose: 'Rolls and draws after the choices of',
  panel: {
    title: 'What it was worth',
    asked: (name: string) => `${name} chooses`,
    taken: 'chosen',
    best: 'best',
    likely: (share: string) => `${share} likely`,
    points: (points: string) => `${points} points`,
    more: (count: number) => `${count} more choices`,
    roll: (name: string, change: string) => `For ${name} this roll or draw was worth ${change}`,
    rollEven: 'This roll or draw changed hardly anything.',
    spread: (low: string, high: string) => `Possible outcomes: ${low} to ${high}.`,
    percentile: (share: string) => `better than ${share} of what could have happened`,
    clash: 'What everybody’s choices led to together',
    forced: 'There was nothing to choose here.',
  },
  verdict: {
    best: 'The best choice.',
    equal: 'As good as the best, as far as we can tell.',
    slip: (share: string) => `Another choice was a little better: ${share} of a win.`,
    mistake: (share: string) => `This gave away ${share} of a win.`,
  },
  interval: (share: string) => `±${share}`,
  picture: 'Share as a picture',
  pictureTitle: (game: string) => `A match of ${game}`,
};
export type ReviewText = typeof en;
