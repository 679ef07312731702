import { type RefusalCode as EngineCode } from '../engine/match.ts';

/**
 * Why the server says no: a stable code for programs and a sentence for people. Codes are never renamed; a client in
 * another language has its own sentence for each.
 */
export const sentences = {
  over: 'The match is over.',
  'not-your-turn': 'It is not this seat that is asked now.',
  illegal: 'This move is not possible now.',
  'undo-nothing': 'There is nothing to take back.',
  'undo-chance': 'What was rolled or drawn since cannot be taken back.',
  'undo-other': 'Somebody else has decided since.',
  'undo-revealed': 'Everybody has seen this choice; it stays.',
  'undo-over': 'The match is over; nothing can be taken back.',
  'undo-too-often': 'Too much has been taken back in this match already.',
  stale: 'This question has been answered or has changed; look again.',

  malformed: 'This message cannot be understood.',
  'too-large': 'This message is too large.',
  'too-fast': 'That was too fast; wait a moment.',
  'too-many': 'There are too many of these already.',
  'no-session': 'Say who you are first.',
  'not-program': 'This is for programs, with a token of their own.',
  'no-token': 'There is no such token.',
  'foreign-origin': 'This request comes from another website.',
  'not-found': 'There is nothing here.',
  'no-match': 'There is no such match.',
  'no-game': 'There is no such game.',
  'no-seat': 'There is no such seat at this table.',
  'no-bot': 'There is no such bot for this game.',
  'no-invite': 'This invitation is not valid, or no longer.',
  'bad-name': 'A name has 1 to 40 letters.',
  'bad-login': 'A login has 3 to 30 letters, digits, dots, dashes or underscores.',
  'bad-password': 'A password has 10 to 200 characters and is not the login.',
  'common-password': 'Too many others use this password, or it is too simple; choose another.',
  'login-needed': 'Choose a login together with the password.',
  'login-taken': 'Somebody else has this login.',
  'wrong-password': 'The login or the password is not right.',
  'prove-first': 'Show once more that it is you, by your password or a passkey.',
  'no-passkeys': 'Passkeys work over https and on localhost only; use a password.',
  'bad-passkey': 'This passkey was not accepted; try again.',
  'last-key': 'Without this passkey nobody could sign in any more; set a password or add another first.',
  'not-confirmed': 'Type your name or your login to confirm.',
  'bad-options': 'These options do not fit the game.',
  'bad-seed': 'This cannot be mixed into the dice.',
  'bad-opening': 'This is not what the seat has committed to.',
  'not-closed': 'The table is not closed yet; contributions stay secret until then.',
  'bad-endpoint': 'This is no address of a push service that is known here.',
  'bad-chat': 'There is nothing to say in this message.',
  'seat-count': 'The game is not for this number of players.',
  'seat-taken': 'Somebody sits there already.',
  'seats-empty': 'Some seats are still empty.',
  'no-free-seat': 'All seats are taken.',
  'not-your-seat': 'This is not your seat.',
  'bot-sits-in': 'A bot sits in for you; come back to the seat first.',
  'not-seated': 'Only those who sit at the table may do this.',
  'not-host': 'Only who opened the table may do this.',
  'not-open': 'The match has begun already.',
  'not-playing': 'The match has not begun yet.',
  'not-listed': 'This table is by invitation only.',
  removed: 'The host has removed you from this table.',
  'not-allowed': 'This is for those who look after the server.',
  'no-person': 'There is nobody of this name or id.',
  'no-link': 'This link is not valid, or no longer.',
  suspended: 'You cannot play on this server for the time being.',
  muted: 'You cannot write here for the time being.',
  'chat-off': 'Nobody can write on this server.',
  'invitation-needed': 'New people come to this server by invitation.',
  'door-closed': 'This server takes nobody new at the moment.',
  'not-yet': 'There is still time: nobody may be replaced here yet.',
  'not-paused': 'There is no pause, and none was asked for.',
  paused: 'The match is paused; end the pause first.',
  'not-over': 'This can be had when the match is over.',
  broken: 'The log of this match cannot be replayed; it can still be read.',
  busy: 'Too much is waiting at this table; try again.',
  storage: 'This could not be made durable, so it did not happen; try again.',
  stopping: 'The server is about to restart; try again in a moment.',
  internal: 'Something went wrong here; it is not your fault.',
} as const satisfies { readonly [K in EngineCode]: string } & { readonly [code: string]: string };

export type Code = keyof typeof sentences;

export interface Refused {
  readonly refused: Code;
  readonly sentence: string;
}

/** `sentence` where more can be said than the code's own. */
export function refuse(code: Code, sentence: string = sentences[code]): Refused {
  return { refused: code, sentence };
}

export function isRefused(x: object): x is Refused {
  return 'refused' in x;
}
