import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import { dropStalePendingAccounts } from './account.store.ts';
import { dropExpiredKeys } from './account-key.store.ts';
import { dropExpiredWindows } from './limits/attempt-window.store.ts';
import { dropExpiredChallenges } from './passkeys/passkey.store.ts';
import { SESSION_LIVES } from './sessions/browser-sessions.ts';
import { dropOldSessions } from './sessions/session.store.ts';

/** Hours after which an unconfirmed account is deleted. */
const PENDING_HOURS = 72;
const ENDED_DAYS = 30;

export const sweepAccounts = defineJob(Type.Object({}), async (_payload, { db, config: { REGION } }) => {
  await dropStalePendingAccounts(db, REGION, PENDING_HOURS);
  await dropExpiredKeys(db, REGION);
  await dropExpiredWindows(db, REGION);
  await dropExpiredChallenges(db, REGION);
  await dropOldSessions(db, REGION, SESSION_LIVES.mostDays, ENDED_DAYS);
});
