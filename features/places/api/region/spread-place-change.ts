import type { FactName } from '#features/places/contract/place-facts.ts';
import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';

/** Published itineraries are checked again, and the ways to a moved place are measured again. */
export async function spreadPlaceChange(
  trx: Database,
  { jobs }: Pick<Platform, 'jobs'>,
  changed: FactName | 'state',
): Promise<void> {
  if (changed === 'position') await jobs.add(trx, 'places/measure-ways', {}, { key: 'measure-ways' });
  if (changed === 'position' || changed === 'hours' || changed === 'state')
    await jobs.add(trx, 'itineraries/check', {}, { key: 'check' });
}
