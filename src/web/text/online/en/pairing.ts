/** Quick pairing, in English. */
export const pairing = {
  pairing: {
    title: 'Quick pairing',
    hint: 'A table with people of your strength, in half a minute.',
    games: 'What would you like to play?',
    sizes: 'How many at the table?',
    any: 'Any number',
    pace: 'When?',
    live: 'Now',
    liveHint: '45 seconds for each decision, and five minutes in reserve.',
    days: 'Over days',
    daysHint: 'Two days for each decision. You may close this page.',
    rated: 'Rated',
    ratedHint: 'It counts for your rating. A match you leave counts as lost.',
    unrated: 'No ratings yet.',
    bots: 'Bots may fill empty seats',
    botsHint: 'After half a minute; over days, after an hour.',
    find: 'Find a table',
    looking: 'Looking for a table …',
    waited: (time: string) => `You have been waiting for ${time}.`,
    others: (n: number) =>
      n === 0
        ? 'Nobody else is looking for these games right now.'
        : n === 1
          ? 'One other person is looking for these games.'
          : `${n} others are looking for these games.`,
    botsIn: (time: string) => `Bots will fill the empty seats in ${time}.`,
    noBots: 'Only people: it may take a while.',
    refuseBots: 'No bots, please',
    allowBots: 'Bots are fine',
    wider: 'The longer you wait, the wider the range of strength.',
    cancel: 'Stop looking',
    meanwhile: 'Play bots meanwhile',
    goesOn: 'The search goes on while you do: a line at the top tells you when a table is ready.',
    found: 'A table is ready!',
    soon: 'It starts as soon as everybody is here.',
    who: 'Under which name?',
  },
};
