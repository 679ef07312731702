const DAY = 24 * 3_600_000;

/** A session expires when it was not used for so long. Browsers keep cookies hardly longer. */
export const SESSION_LIFE = 365 * DAY;
/** A guest whose session was not used for so long is deleted. */
export const GUEST_LIFE = 180 * DAY;
/** A match in which nothing has happened for so long is closed; even the slowest clocks are counted in days. */
export const MATCH_LIFE = 180 * DAY;
/** How long a security notice is shown, and how long what it tells can be undone. */
export const NOTICE_LIFE = 14 * DAY;
export const UNDO_LIFE = 3 * DAY;
