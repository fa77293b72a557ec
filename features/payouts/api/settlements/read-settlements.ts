import { Type } from 'typebox';
import { bookFees } from '#features/payments/api/public.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { newestArrival } from './settlement.store.ts';
import { takeSettlement } from './take-settlement.ts';

const DAY_MS = 86_400_000;
/** The first request reads the settlements of this time before now. */
const FIRST = 60 * DAY_MS;
/**
 * Settlements of this time before the newest stored settlement are read again, because they may change or be reported
 * late.
 */
const AGAIN = 10 * DAY_MS;
const AT_A_TIME = 300;

export const readSettlementsJob = defineJob(Type.Object({}), async (_payload, platform) => {
  try {
    await readSettlements(platform);
  } catch (error) {
    if (!(error instanceof CardTrouble) || error.outcome === 'refused') throw error;
    platform.log.warn({ err: error }, 'the provider did not report its payouts to the bank');
  }
});

export async function readSettlements(
  { db, config, cards }: Pick<Platform, 'db' | 'config' | 'cards'>,
  now = new Date(),
): Promise<number> {
  const key = { region: config.REGION, provider: cards.provider };
  const newest = await newestArrival(db, key);
  const since = new Date(newest ? Math.min(newest.getTime(), now.getTime()) - AGAIN : now.getTime() - FIRST);
  let news = 0;
  for (const settlement of await cards.listSettlements(since, AT_A_TIME)) {
    if (await inTransaction(db, (trx) => takeSettlement(trx, key, settlement))) news += 1;
  }
  if (news > 0) await inTransaction(db, (trx) => bookFees(trx, config.REGION));
  return news;
}
