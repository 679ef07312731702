/** The texts about reports and what moderators did, in English. */
export const moderation = {
  report: {
    open: 'Report',
    openFor: (name: string) => `Report ${name}`,
    line: (name: string) => `Report this message by ${name}`,
    title: 'Report to the people who run this server',
    what: 'What is it about?',
    kinds: { name: 'The name', chat: 'This message', stalling: 'Keeps everybody waiting' },
    text: 'What happened? (optional)',
    send: 'Send the report',
    sent: 'Thank you. It will be looked at; your profile shows what became of it.',
    mine: 'Your reports',
    about: { name: 'Name', chat: 'Message', stalling: 'Stalling' },
    status: {
      open: 'waiting to be looked at',
      acted: 'something was done',
      dismissed: 'looked at; nothing was done',
    },
  },
  acts: {
    title: 'From the people who run this server',
    told: {
      warn: 'You have been warned.',
      mute: (until: string) => `You cannot write messages until ${until}.`,
      suspend: (until: string) => `You cannot play here until ${until}.`,
      rename: (change: string) => `Your name was changed: ${change}.`,
      'close-table': 'A table of yours was closed.',
    },
    lifted: 'This has been lifted.',
    over: 'This has ended.',
    read: 'I have read this',
    appeal: 'Appeal',
    appealText: 'Why do you think this is wrong? You can write once.',
    send: 'Send the appeal',
    appealed: 'Your appeal',
    waits: 'Your appeal has not been answered yet.',
    answer: 'Answer',
  },
  chatRules: {
    slow: (seconds: number) => `Slow mode: one message every ${seconds} seconds.`,
  },
};
