/**
 * The cookies that renew a session are sent to these paths only. The web shell also uses this constant, so it has its
 * own file.
 */
export const SESSION_COOKIE_PATH = '/api/session';
