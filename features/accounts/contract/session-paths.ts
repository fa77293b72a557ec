/** Browsers send the session cookies only to paths below this path. */
export const SESSION_COOKIE_PATH = '/api/session';
