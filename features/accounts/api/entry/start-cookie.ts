import { SESSION_COOKIE_PATH } from '#features/accounts/contract/routes.ts';

/** Name and path of the cookie of the browser that signed up: it alone confirms without the password. */
export const startCookie = ['start', SESSION_COOKIE_PATH] as const;
