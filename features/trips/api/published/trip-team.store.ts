import { type RawBuilder, sql } from 'kysely';
import { findAccount } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import type { OwnerTeam } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { findTrip } from '../trip.store.ts';
import { findLive } from './publication.store.ts';

/** Published trips with the columns of an owner. The id is the slug too. */
export const publicTripRows: Rows = (alias = 'public_trip') => sql`(
  select region_id, trip_id as id, trip_id as slug, document->>'title' as name
  from trip_publication where state = 'published') ${sql.raw(alias)}`;

const ofAlias = (table: string, column: string, alias: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}.region_id`)} = ${sql.ref(`${alias}.region_id`)}
    and ${sql.ref(`${table}.${column}`)} = ${sql.ref(`${alias}.owner_id`)}`;

/** @param alias table with `region_id` and `owner_id` */
export const isTripPublic = (alias: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from trip_publication p where ${ofAlias('p', 'trip_id', alias)} and p.state = 'published')`;

/** @param alias table with `region_id` and `owner_id` */
export const isTripGone = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from trip t where ${ofAlias('t', 'id', alias)})`;

const ANONYMOUS = 'Quien hizo el viaje';

/** The author of a published trip. An author without an account does not answer, so the region does. */
export const tripTeam: OwnerTeam = {
  isTraveller: true,
  isThere: (alias) =>
    sql<boolean>`exists (select from trip t where ${ofAlias('t', 'id', alias)} and t.account_id is not null)`,
  async members(db, region, id) {
    const accountId = await accountOf(db, region, id);
    const account = accountId && (await findAccount(db, region, accountId));
    return account && account.state === 'active' ? [{ accountId: account.id, email: account.email }] : [];
  },
  async signature(db, region, id) {
    return (await findLive(db, region, id))?.author_name ?? ANONYMOUS;
  },
  questions: publicTripPaths.questions,
  reviews: publicTripPaths.one,
};

/** @returns null if the trip is not public, or if its author has no account */
async function accountOf(db: Database, region: string, id: string): Promise<string | null> {
  const [trip, live] = await Promise.all([findTrip(db, region, id), findLive(db, region, id)]);
  return live && trip ? trip.account_id : null;
}

/** `true` if the account wrote the trip. */
export async function isTripOf({ db, config }: Platform, actor: Actor, id: string): Promise<boolean> {
  return actor.kind === 'person' && (await accountOf(db, config.REGION, id)) === actor.accountId;
}
