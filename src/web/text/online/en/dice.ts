/** The texts about trusting the dice, in English. */
export const dice = {
  trust: {
    checked:
      'This device has checked the dice itself: they are the ones that were agreed before the first move.',
    counted: 'Your own randomness is in them.',
    leftOut: 'Your own randomness is not in them: it did not reach the server in time.',
    rounds: (taken: number, all: number) =>
      taken === all
        ? `Your device took part in all ${all} rolls.`
        : `Your device took part in ${taken} of ${all} rolls.`,
    deal: 'The dice of this round were fixed before anybody joined, and are the same at all tables. Your device has checked every roll.',
    unseen:
      'This device was not there when the table was closed. It can only check that every roll follows from the number that was locked away.',
    alarm: 'These are not the dice that were agreed',
    rolls: 'A roll of this match does not follow from the numbers that were locked away.',
    findings: {
      'other-match': 'The server handed out a different match.',
      'commitment-changed':
        'The server’s checksum is not the one it showed first. The dice may have been chosen afterwards.',
      'table-changed': 'Options, seats or checksums are not those that were fixed when the table was closed.',
      'contribution-changed': 'The server has replaced your device’s checksum with another.',
      'contribution-ignored': 'The server confirmed your device’s number, and then left it out of the dice.',
      'roll-changed':
        'The server asked your device for its part of a roll at another point of the match than the record says.',
    },
    proof: 'Save the proof',
    proofHint:
      'The file holds what this device saw and what the server handed out. Anybody can compare the two with tidetable verify.',
    intro:
      'Nobody chooses the dice: not the server, not the others, not you. This is how it works, without any mathematics.',
    steps: [
      [
        'The server seals its number',
        'Before anybody sits down, the server makes up a very long secret number and locks it away. All it shows is a checksum: the number’s fingerprint. Nobody can guess the number from it, and nobody can find another number with the same fingerprint. From now on the server cannot change its mind.',
      ],
      [
        'Your device adds a number of its own',
        'As soon as you sit down, your device makes up a secret number too and shows only its fingerprint. So does everybody else’s. Bots add nothing.',
      ],
      [
        'All numbers are opened together',
        'When the game starts, the table is closed: from then on nothing about it can change. Only then do the devices open their numbers. All of them mixed together make the dice. Nobody knew them all, so nobody could choose: one honest device is enough.',
      ],
      [
        'At the end your device checks',
        'After the game the server opens its number. Your device has kept what it was shown and compares: do the fingerprints match, is its own number included, does every roll follow? If anything differs, it says so loudly and gives you a proof to keep.',
      ],
      [
        'When a device is too late',
        'If a device has lost its connection, its number is left out, and everybody can see that. Nobody gains by it: without the server’s number nobody knows whether the dice get better or worse.',
      ],
      [
        'If nobody is to look ahead',
        'Choose “Nobody can look ahead” when you open a table. Every device then prepares a whole chain of numbers and opens one more for each roll, but only once the move before it can no longer be changed. The server cannot know a roll before the devices have answered. A device that is away is not waited for; one that is there and does not answer within five seconds is left out of the roll, and after three times for good. Everybody can see that in the match. At the end your device also checks that each of its numbers was used for the very move it was asked for.',
      ],
      [
        'What this cannot do',
        'If the dice are locked away at the start, the server knows all the numbers during the game, and whoever runs it could look ahead. Its bots cannot: they are told only what a player sees. A server working together with several players could pick among a handful of outcomes by leaving their numbers out, but everybody would see it. On one device, without a server, there is only the sealed number.',
      ],
    ],
    match: 'The luck of this match',
    history: 'All the luck on this server',
    historyHint: 'Every roll and every draw of every finished match on this server, by game.',
    historyNone: 'No match has been finished on this server yet.',
    unreachable: 'The server cannot be reached at the moment.',
    reading: 'How to read it',
    readingHint:
      'If the dice are honest, a bar ends within its shaded band in 19 of 20 cases. The more draws there are, the narrower the band. A bar outside it now and then is normal; many are not.',
    exact: 'In full detail: docs/formats/fair-dice.md',
  },
};

export type DiceText = typeof dice;
