import { type RefusalCode as EngineCode } from '../engine/match.ts';

/**
 * Refusals: a stable code for programs and a sentence for people. Codes are never renamed; a client in
 * another language has its own sentence for each.
 */
export const sentences = {
  over: 'The match is over.',
  'not-your-turn': 'It is not this seat’s turn.',
  illegal: 'This move is not possible now.',
  'undo-nothing': 'There is nothing to undo.',
  'undo-chance': 'Something has been rolled or drawn since, so this can no longer be undone.',
  'undo-other': 'Somebody else has decided since, so this can no longer be undone.',
  'undo-revealed': 'Everybody has seen this choice, so it stands.',
  'undo-over': 'The match is over; nothing can be undone.',
  'undo-too-often': 'Too much has been undone in this match already.',
  stale: 'This question has been answered or has changed; fetch the table again.',

  malformed: 'This message cannot be understood.',
  'too-large': 'This message is too large.',
  'too-fast': 'That was too fast; wait a moment.',
  'too-many': 'There are too many of these already.',
  'no-session': 'There is no session; sign in or choose a name first.',
  'not-program': 'This is only for programs with a token of their own.',
  'no-token': 'There is no such token.',
  'foreign-origin': 'This request comes from another website.',
  'not-found': 'There is nothing here.',
  'no-match': 'There is no such match.',
  'no-game': 'There is no such game.',
  'no-seat': 'There is no such seat at this table.',
  'no-bot': 'There is no such bot for this game.',
  'no-invite': 'This invitation is not valid, or has expired.',
  'no-opponent': 'Nobody who accepts challenges has this name.',
  'name-taken': 'Somebody else has this name.',
  'not-accepted': 'This opponent does not accept tables of this kind.',
  'no-invitation': 'There is no such invitation, or its table has begun.',
  'no-challenge': 'There is no such challenge, or it is no longer open.',
  'bad-name': 'A name has 1 to 40 characters.',
  'bad-login': 'A username has 3 to 30 letters, digits, dots, dashes or underscores.',
  'bad-password': 'A password has 10 to 200 characters and is not the username.',
  'common-password': 'This password is too common or too simple; choose another.',
  'login-needed': 'Choose a username to go with the password.',
  'login-taken': 'This username is taken.',
  'wrong-password': 'The username or the password is wrong.',
  'prove-first': 'Confirm that it is you, with your password or a passkey.',
  'no-passkeys': 'Passkeys work only over https or on localhost; use a password.',
  'bad-passkey': 'This passkey was not accepted; try again.',
  'last-key':
    'Without this passkey you could no longer sign in; set a password or add another passkey first.',
  'not-confirmed': 'Type your name or your username to confirm.',
  'bad-options': 'These options do not fit the game.',
  'rated-figures': 'A rated table is played with the game’s default figures.',
  'rated-coach': 'A match with hints cannot be rated.',
  'not-rated': 'This game has no ratings, or you have made a token for programs.',
  'bad-seed': 'This cannot be mixed into the dice.',
  'bad-opening': 'This is not what the seat committed to.',
  'not-closed': 'The table is not closed yet; contributions stay secret until then.',
  'bad-endpoint': 'This is not the address of a push service known here.',
  'bad-contact': 'This server cannot send messages to this address.',
  'bad-chat': 'This message is empty.',
  'seat-count': 'This game is not for this number of players.',
  'seat-taken': 'Somebody is already sitting there.',
  'seats-empty': 'Some seats are still empty.',
  'no-free-seat': 'All seats are taken.',
  'not-your-seat': 'This is not your seat.',
  'bot-sits-in': 'A bot is sitting in for you; take your seat back first.',
  'not-seated': 'Only players at this table can do this.',
  'not-host': 'Only the host can do this.',
  'not-open': 'The match has already begun.',
  'not-playing': 'The match has not begun yet.',
  'not-listed': 'This table is by invitation only.',
  removed: 'The host has removed you from this table.',
  'closed-to-you': 'This is not open to you.',
  'you-blocked': 'You have blocked somebody here; unblock them first.',
  'not-allowed': 'Only the people who run this server can do this.',
  'no-person': 'There is nobody with this name or ID.',
  'no-link': 'This link is not valid, or has expired.',
  suspended: 'You cannot play on this server for the time being.',
  muted: 'You cannot write messages for the time being.',
  'chat-off': 'Chat is switched off on this server.',
  'bad-word': 'This server’s host does not allow this word.',
  'slow-mode': 'Slow mode is on: wait a little before your next message.',
  'new-guest': 'New guests cannot do this yet; wait a few minutes, or make an account.',
  'no-report': 'There is no such report.',
  'report-closed': 'Somebody has already dealt with this report.',
  'no-act': 'There is nothing of this kind to answer.',
  'invitation-needed': 'New people need an invitation to this server.',
  'door-closed': 'This server is not taking new people at the moment.',
  'not-yet': 'There is still time: a bot may not take over yet.',
  'not-paused': 'There is no pause, and nobody has asked for one.',
  paused: 'The match is paused; end the pause first.',
  'not-over': 'This is available once the match is over.',
  'daily-done': 'Your try for this day has already been counted; there is one a day.',
  'daily-late': 'This day is over; its tries no longer count.',
  'daily-wrong': 'This match does not fit the dice and bots of that day.',
  'no-daily': 'There is no daily tide for this day and game.',
  'no-duplicate': 'There is no such duplicate.',
  'duplicate-table': 'This is a table of a duplicate: others play the same deal and wait for it.',
  'deal-hidden': 'Others still play this deal; it is opened when all their tables have ended.',
  broken: 'The log of this match cannot be replayed; it can still be read.',
  busy: 'Too much is waiting at this table; try again.',
  storage: 'The server could not save this, so it did not happen; try again.',
  stopping: 'The server is about to restart; try again in a moment.',
  internal: 'Something went wrong here; it is not your fault.',
} as const satisfies { readonly [K in EngineCode]: string } & { readonly [code: string]: string };

export type Code = keyof typeof sentences;

export interface Refused {
  readonly refused: Code;
  readonly sentence: string;
  /** After how many seconds another try is worth it, where that is known here. */
  readonly seconds?: number;
}

/** `sentence` replaces the code's own, where more can be said. */
export function refuse(code: Code, sentence: string = sentences[code]): Refused {
  return { refused: code, sentence };
}

export function isRefused(x: object): x is Refused {
  return 'refused' in x;
}
