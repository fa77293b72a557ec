import { SESSION_COOKIE_PATH } from '#features/accounts/contract/session-paths.ts';

/**
 * Name and path of the cookie that marks the browser that signed up. That browser confirms the account without the
 * password.
 */
export const startCookie = ['start', SESSION_COOKIE_PATH] as const;
