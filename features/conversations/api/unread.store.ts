import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for a `from` clause that selects messages of `side` which the other side has not read.
 * @param scope.offer id of an offer, or `any(…)` of several ids
 */
export const unreadMessages = (
  side: 'traveller' | 'operator',
  { region, offer }: { region: RawBuilder<string>; offer: RawBuilder<string> },
): RawBuilder<unknown> => sql`quotation_message m
  where m.region_id = ${region} and m.offer_id = ${offer} and m.side = ${sql.lit(side)} and m.read_at is null`;
