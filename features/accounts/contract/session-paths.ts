/** These paths have their own file, because the web shell imports nothing else of accounts. */
export const RENEW_PATH = '/api/session/renew';

/** The cookies that renew a session are sent to these paths only. */
export const SESSION_COOKIE_PATH = '/api/session';
