import * as routes from '#features/accounts/contract/session-routes.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { noteEntry } from '#server/http/security-lines.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { BrowserSessions } from './browser-sessions.ts';
import { endSession, endSessionOfToken, lockSession } from './session.store.ts';
import { readCookie } from './session-keys.ts';

/** Succeeds even if the session has already ended. */
export function signOut(app: App, { db, config }: Platform, browserSessions: BrowserSessions): void {
  serve(app, routes.signOut, async (request, reply) => {
    const cookie = readCookie(browserSessions.sessionCookie(request));
    const session = cookie && (await lockSession(db, config.REGION, cookie.sessionId));
    if (session && browserSessions.keys.renewalsOf(session, cookie!) !== undefined) {
      await endSession(db, config.REGION, session.id, 'signed_out');
    }
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token) await endSessionOfToken(db, config.REGION, hashSecret(token));
    noteEntry(request, 'signed out', { account: session?.account_id });
    browserSessions.clear(reply);
    return reply.code(204).send(null);
  });
}
