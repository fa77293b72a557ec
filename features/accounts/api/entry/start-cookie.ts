import { SESSION_COOKIE_PATH } from '#features/accounts/contract/session-paths.ts';

/** The browser with this cookie can confirm the account without the password. */
export const startCookie = ['start', SESSION_COOKIE_PATH] as const;
