import { type Selectable, sql, type Transaction } from 'kysely';
import { joinPlaceOf } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { TripTable } from '../tables.ts';
import type { TripRow } from '../trip.store.ts';

type Writer = Database | Transaction<Tables>;

export async function readAccountTrips(
  db: Database,
  region: string,
  accountId: string,
  limit: number,
  after: TimeCursor | null,
): Promise<(TripRow & TimeCursor)[]> {
  const changed = sql`updated_at`;
  const { rows } = await sql<Selectable<TripTable> & TimeCursor>`
    select *, ${microseconds(changed)} as at from trip
    where region_id = ${region} and account_id = ${accountId} and binned_at is null and ${beyond(changed, sql`id`, after)}
    order by updated_at desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function giveTrip(db: Writer, trip: TripRow, accountId: string): Promise<void> {
  await db
    .updateTable('trip')
    .set({ account_id: accountId })
    .where('region_id', '=', trip.region_id)
    .where('id', '=', trip.id)
    .where('account_id', 'is', null)
    .execute();
}

export async function readGathered(db: Writer, region: string, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gathered_place')
    .select('place_id')
    .where('region_id', '=', region)
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .orderBy('place_id')
    .execute();
  return rows.map(({ place_id }) => place_id);
}

export async function saveGathered(db: Writer, region: string, accountId: string, places: string[]): Promise<void> {
  await sql`delete from gathered_place where region_id = ${region} and account_id = ${accountId}
    and place_id <> all(${places}::uuid[])`.execute(db);
  await sql`
    insert into gathered_place (region_id, account_id, place_id, added_at)
    select ${region}, ${accountId}::uuid, company.id, clock_timestamp()
    from unnest(${places}::uuid[]) with ordinality as given (id, place)
    ${joinPlaceOf('company', sql`${region}`, sql`given.id`)}
    order by given.place
    on conflict do nothing`.execute(db);
}
