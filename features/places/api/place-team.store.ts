import { sql } from 'kysely';
import { readPlaceTeams } from '#features/accounts/api/public.ts';
import type { OwnerTeam } from '#features/reviews/api/public.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { placeRows } from './joins.store.ts';
import { findPlaceClaim } from './region/owned-facts.store.ts';

/** While a place is disputed, the region answers for it. */
export const placeTeam: OwnerTeam = {
  isThere: (alias) => sql<boolean>`exists (select from ${placeRows('place')}
    where place.region_id = ${sql.ref(`${alias}.region_id`)} and place.id::text = ${sql.ref(`${alias}.owner_id`)}
      and place.claim = 'claimed')`,
  async members(db, region, id) {
    const place = await findPlaceClaim(db, region, id);
    if (place?.claim !== 'claimed') return [];
    const team = await readPlaceTeams(db, region, [id]);
    return team
      .filter(({ state }) => state === 'active')
      .map(({ account_id, email }) => ({ accountId: account_id, email }));
  },
  questions: ownerPaths.questions,
  reviews: ownerPaths.reviews,
};
