import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';

/** After the transaction: the itineraries are checked again, and the ways around closed roads are searched before anybody asks for them. */
export async function spreadTheNews(trx: Database, { jobs }: Platform): Promise<void> {
  await jobs.add(trx, 'itineraries/check', {}, { key: 'check' });
  await jobs.add(trx, 'closures/prepare-ways', {}, { key: 'ways' });
}
