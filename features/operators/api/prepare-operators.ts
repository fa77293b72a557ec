import { regionClock } from '#features/organisation/api/public.ts';
import { readRegion } from '#regions/read-region.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { moveByClock } from './departures/departure.store.ts';
import { followRules } from './departures/follow-rules.ts';
import { countFictional, suspendFictional } from './fictional.store.ts';

/**
 * Creates the departures of all rules, because the server may have been stopped for long. In production, suspends the
 * invented operators of tools/demo.
 */
export async function prepareOperators(platform: Platform): Promise<void> {
  const { db, config } = platform;
  if (config.MODE === 'production' && (await countFictional(db, config.REGION)) > 0)
    await inTransaction(db, (trx) => suspendFictional(trx, config.REGION));
  await moveByClock(db, config.REGION, new Date());
  await followRules(platform, regionClock(await readRegion(config.REGION, { regions: config.REGIONS_DIR })));
}
