import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Session, type SessionMethod, TOKEN_MINUTES } from '#features/accounts/contract/session.ts';
import { SESSION_COOKIE_PATH } from '#features/accounts/contract/session-paths.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import type { DeriveKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';
import { hiddenCookie } from '#server/http/cookies.ts';
import { noteEntry } from '#server/http/security-lines.ts';
import type { Jobs } from '#server/platform.ts';
import type { AccountRow, Writer } from '../account.store.ts';
import { avatarView } from '../profile/avatar.view.ts';
import { deviceWords } from './device-words.rules.ts';
import { rememberDevice } from './known-device.store.ts';
import {
  type Appearance,
  endSession,
  findAppearance,
  insertSession,
  lockSession,
  type SessionRow,
} from './session.store.ts';
import { openSessionKeys, readCookie, type SessionKeys } from './session-keys.ts';

export const SESSION_LIVES = {
  /** A session ends after `idleDays` days without use, and after `mostDays` days in any case (docs/sign-in.md). */
  idleDays: 30,
  mostDays: 90,
  /** Several tabs of a browser may renew with the same cookie. Within this time, the old cookie is accepted. */
  graceSeconds: 30,
  /** Browsers keep a cookie for at most 400 days. */
  deviceDays: 400,
  provedMinutes: 10,
} as const;

const DAY = 86_400;

export interface StartedSession {
  row: SessionRow;
  account: Pick<AccountRow, 'id' | 'name' | 'email'>;
  appearance: Appearance;
  deviceSecret: string;
}

export interface BrowserSessions {
  keys: SessionKeys;
  deviceOf(request: FastifyRequest): Buffer | undefined;
  /** Begins a session in the transaction `trx`. If the device is new to the account, emails the person. */
  start(
    trx: Writer,
    request: FastifyRequest,
    account: AccountRow,
    how: { method: SessionMethod; secondFactor: boolean },
  ): Promise<StartedSession>;
  /** Sets the cookies. Must be called after the commit. */
  answer(reply: FastifyReply, started: Omit<StartedSession, 'deviceSecret'> & { deviceSecret?: string }): Session;
  sessionCookie(request: FastifyRequest): string | undefined;
  clear(reply: FastifyReply): void;
}

export function openBrowserSessions(config: Config, jobs: Jobs, derive: DeriveKey): BrowserSessions {
  const keys = openSessionKeys(derive);
  const session = hiddenCookie(config, 'session', SESSION_COOKIE_PATH);
  const device = hiddenCookie(config, 'device', SESSION_COOKIE_PATH);
  const deviceSecretOf = (request: FastifyRequest) => {
    const secret = device.read(request);
    return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
  };
  /** Ends the session that this browser had before, even if it belongs to another account. */
  async function endBefore(trx: Writer, region: string, cookie: string | undefined): Promise<void> {
    const known = readCookie(cookie);
    const before = known && (await lockSession(trx, region, known.sessionId));
    if (before && keys.renewalsOf(before, known) !== undefined)
      await endSession(trx, region, before.id, 'signed_in_again');
  }
  return {
    keys,
    deviceOf(request) {
      const secret = deviceSecretOf(request);
      return secret ? hashSecret(secret) : undefined;
    },
    async start(trx, request, account, { method, secondFactor }) {
      await endBefore(trx, account.region_id, session.read(request));
      const deviceSecret = deviceSecretOf(request) ?? newSecret();
      const salted = { id: randomUUID(), salt: randomBytes(32) };
      const row = await insertSession(trx, account, {
        ...salted,
        tokenHash: hashSecret(keys.token(salted, 0)),
        tokenMinutes: TOKEN_MINUTES,
        method,
        secondFactor,
        deviceHash: hashSecret(deviceSecret),
        device: deviceWords(request.headers['user-agent']),
      });
      const isNew = await rememberDevice(trx, account, row.device_hash);
      if (isNew) await jobs.add(trx, 'accounts/warn-new-device', { sessionId: row.id });
      return { row, account, appearance: await findAppearance(trx, account), deviceSecret };
    },
    answer(reply, { row, account, appearance, deviceSecret }) {
      session.set(reply, keys.cookie(row, row.renewals), SESSION_LIVES.idleDays * DAY);
      const { id, name, email } = account;
      const { staff, operators, places, image } = appearance;
      const avatar = avatarView(image).avatar?.small ?? null;
      if (deviceSecret) {
        device.set(reply, deviceSecret, SESSION_LIVES.deviceDays * DAY);
        const { method, second_factor: secondFactor } = row;
        noteEntry(reply.request, 'signed in', { account: id, method, secondFactor });
      }
      return {
        token: keys.token(row, row.renewals),
        expiresAt: row.token_expires_at.toISOString(),
        person: { id, name, email, avatar, staff, operators, places, secondFactor: row.second_factor },
      };
    },
    sessionCookie: session.read,
    clear: session.clear,
  };
}
