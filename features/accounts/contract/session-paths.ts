/** Browsers send the session cookie only to this path and below. */
export const SESSION_COOKIE_PATH = '/api/session';
