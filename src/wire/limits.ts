/** Limits of what may be sent; pages check them too, before they send. */
export const limits = {
  /** Bytes of one message on a socket. */
  message: 4096,
  /** Bytes of the body of a request. */
  body: 16_384,
  /** Characters of a name and of a line of chat, after cleaning. */
  name: 40,
  chat: 300,
  login: 30,
  password: 200,
  /** Characters of a passkey's credential id. */
  credential: 1400,
  /** Characters of a move's text, as in the contract of a game. */
  move: 64,
  id: 64,
  token: 80,
  options: 64,
  seats: 12,
  /** Plies of a match that is handed in. */
  plies: 1500,
} as const;

/** How large a duplicate may be. */
export const duplicateLimits = {
  tables: { min: 2, max: 8 },
  rounds: { min: 1, max: 12 },
  players: 48,
} as const;

/** Hours after which a table that has not begun is closed, unless it is watched: one in the lobby, and any other. */
export const unstartedHours = { listed: 2, hidden: 72 } as const;
