import { Type } from 'typebox';
import { bookFees, newestArrival, takeSettlement } from '#features/payments/api/public.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';

const DAY_MS = 86_400_000;
/** How far back is asked the first time. */
const FIRST = 60 * DAY_MS;
/** One that is under way, or came late, is told again: asked for so much more than what is known. */
const AGAIN = 10 * DAY_MS;
const AT_A_TIME = 300;

/** Every hour: what the provider sent to the bank. */
export const readSettlementsJob = defineJob(Type.Object({}), async (_payload, platform) => {
  try {
    await readSettlements(platform);
  } catch (error) {
    if (!(error instanceof CardTrouble) || error.outcome === 'refused') throw error;
    platform.log.warn({ err: error }, 'the provider does not say what it sent to the bank');
  }
});

/** Takes over every transfer to the bank that the provider tells of; each in a transaction of its own. @returns how many were news. */
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
