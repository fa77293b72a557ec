import { SESSION_COOKIE_PATH } from '#features/accounts/contract/session-paths.ts';

export const startCookie = ['start', SESSION_COOKIE_PATH] as const;
