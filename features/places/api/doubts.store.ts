import { type RawBuilder, sql } from 'kysely';
import type { PlaceDoubt } from '#features/places/contract/place.ts';

/** Doubts of a row of `company`, without those that a person settled since the import. */
export const UNSETTLED_DOUBTS: RawBuilder<PlaceDoubt[]> =
  sql`unsettled_doubts(doubts, hours_verified_at, edited_fields)`;
