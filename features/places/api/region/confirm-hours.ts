import type { Actor } from '#features/accounts/contract/actor.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { MadeAs } from '#features/places/contract/place-facts.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { changePlace } from './change-place.ts';
import { originOf } from './correct-fact.ts';
import { factsOf } from './facts.rules.ts';
import { lockExistingPlace } from './place-access.ts';
import type { RegionRow } from './region.store.ts';

interface Confirmation {
  actor: Actor;
  madeAs: MadeAs;
}

/**
 * The hours stay, and get a new source and date. A second confirmation on the same day changes nothing.
 * @param also runs in the transaction after the place is locked. It may throw.
 * @throws company_cannot if the hours are not known, company_not_found, company_of_operator
 */
export async function confirmHours(
  platform: Platform,
  operators: Rows,
  placeId: string,
  { actor, madeAs }: Confirmation,
  also: (trx: Database, row: RegionRow) => Promise<void> | void = () => undefined,
): Promise<void> {
  const { db, config } = platform;
  const { source, today } = originOf(await platform.region.current(), 'owner', madeAs);
  await inTransaction(db, async (trx) => {
    const row = await lockExistingPlace(trx, config.REGION, operators, placeId);
    await also(trx, row);
    if (row.hours_class !== 'known' && row.hours_class !== 'open_space') throw problem(PLACE_ERRORS, 'company_cannot');
    if (row.hours_verified_on === today && row.hours_source?.name === source.name) return;
    await changePlace(trx, platform, row, {
      fact: 'hours',
      facts: factsOf(row),
      columns: { hours_source: source, hours_verified_at: today },
      source: 'owner',
      ...{ actor, madeAs },
      action: 'places.confirm',
      undoes: null,
      isProtected: true,
    });
  });
}
