import { TOKEN_MINUTES } from '#features/accounts/contract/session.ts';
import * as routes from '#features/accounts/contract/session-routes.ts';
import { hashSecret } from '#server/auth/secrets.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAccount, type Writer } from '../account.store.ts';
import type { BrowserSessions, StartedSession } from './browser-sessions.ts';
import { SESSION_LIVES } from './browser-sessions.ts';
import { endSession, findAppearance, lockSession, rotateToken, type SessionRow } from './session.store.ts';
import { readCookie } from './session-keys.ts';

const DAY_MS = 86_400_000;

/**
 * An old cookie is accepted for 30 seconds, and as long as the new token was never used. Any later use counts as theft
 * and ends the session.
 */
export function renewSession(app: App, { db, config }: Platform, browserSessions: BrowserSessions): void {
  serve(app, routes.renewSession, async (request, reply) => {
    const cookie = readCookie(browserSessions.sessionCookie(request));
    const renewed = cookie && (await inTransaction(db, (trx) => renew(trx, cookie)));
    if (renewed) return browserSessions.answer(reply, renewed);
    browserSessions.clear(reply);
    throw problem(PLATFORM_ERRORS, 'session_ended');
  });

  async function renew(
    trx: Writer,
    cookie: NonNullable<ReturnType<typeof readCookie>>,
  ): Promise<Omit<StartedSession, 'deviceSecret'> | undefined> {
    const session = await lockSession(trx, config.REGION, cookie.sessionId);
    if (!session || browserSessions.keys.renewalsOf(session, cookie) === undefined) return undefined;
    if (!session.active || isOver(session, session.now)) return undefined;
    const row = await step(trx, session, cookie.renewals);
    if (!row) return undefined;
    const account = (await findAccount(trx, config.REGION, row.account_id))!;
    return { row, account, appearance: await findAppearance(trx, account) };
  }

  async function step(
    trx: Writer,
    session: SessionRow & { now: Date },
    presented: number,
  ): Promise<SessionRow | undefined> {
    if (presented !== session.renewals && !isRepeated(session, presented)) {
      await endSession(trx, config.REGION, session.id, 'reused');
      return undefined;
    }
    const stillGood = session.token_expires_at.getTime() - session.now.getTime() > 60_000;
    if (presented !== session.renewals && stillGood) return session;
    const renewals = session.renewals + 1;
    return rotateToken(trx, session, {
      renewals,
      tokenHash: hashSecret(browserSessions.keys.token(session, renewals)),
      tokenMinutes: TOKEN_MINUTES,
      graceSeconds: SESSION_LIVES.graceSeconds,
    });
  }
}

function isRepeated({ renewals, renewed_at, seen_at, now }: SessionRow & { now: Date }, presented: number): boolean {
  const justNow = now.getTime() - renewed_at.getTime() < SESSION_LIVES.graceSeconds * 1000;
  return presented === renewals - 1 && (justNow || seen_at === null);
}

function isOver({ renewed_at, created_at }: SessionRow, now: Date): boolean {
  const idle = now.getTime() - renewed_at.getTime();
  const whole = now.getTime() - created_at.getTime();
  return idle > SESSION_LIVES.idleDays * DAY_MS || whole > SESSION_LIVES.mostDays * DAY_MS;
}
