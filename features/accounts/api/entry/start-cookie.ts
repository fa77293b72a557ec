import { SESSION_COOKIE_PATH } from '#features/accounts/contract/session-paths.ts';

/** Name and path of the cookie of the browser that signed up; only that browser confirms without the password. */
export const startCookie = ['start', SESSION_COOKIE_PATH] as const;
