import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';

export async function spreadTheNews(trx: Database, { jobs }: Platform): Promise<void> {
  await jobs.add(trx, 'itineraries/check', {}, { key: 'check' });
  await jobs.add(trx, 'closures/prepare-ways', {}, { key: 'ways' });
  await jobs.add(trx, 'operators/match-closures', {}, { key: 'match-closures' });
}
