import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';

/** Queued with the transaction: checks the itineraries again, and searches the ways around closed roads in advance. */
export async function spreadTheNews(trx: Database, { jobs }: Platform): Promise<void> {
  await jobs.add(trx, 'itineraries/check', {}, { key: 'check' });
  await jobs.add(trx, 'closures/prepare-ways', {}, { key: 'ways' });
}
