import { sql } from 'kysely';
import type { RowsOfPlace } from '#features/rows-of-place.ts';

const names = (place: string) => sql<boolean>`(position(${place} in document::text) > 0)`;

/**
 * Stops, wishes and lodgings name places by id. A trip that names both places stays as it is: it would visit one place
 * twice. An open trip gets the new version like any change from another device.
 */
export const tripsOfPlace: RowsOfPlace = {
  name: 'trips',
  async count(db, { region, from, to }) {
    const { rows } = await sql<{ moves: number; stays: number }>`
      select count(*) filter (where not ${names(to)})::int as moves, count(*) filter (where ${names(to)})::int as stays
      from trip where region_id = ${region} and ${names(from)}`.execute(db);
    return rows[0]!;
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and id = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ id: string }>`
      update trip set document = replace(document::text, ${from}, ${to})::jsonb, version = version + 1
      where region_id = ${region} and ${names(from)} and not ${names(to)} ${chosen} returning id`.execute(trx);
    return rows.map(({ id }) => id);
  },
};

const isNew = (to: string) => sql<boolean>`not exists (
  select from gathered_place other where other.region_id = gathered_place.region_id and other.place_id = ${to}::uuid
    and other.account_id = gathered_place.account_id)`;

/** The key is the account. */
export const savedPlaces: RowsOfPlace = {
  name: 'saved',
  async count(db, { region, from, to }) {
    const { rows } = await sql<{ moves: number; stays: number }>`
      select count(*) filter (where ${isNew(to)})::int as moves, count(*) filter (where not ${isNew(to)})::int as stays
      from gathered_place where region_id = ${region} and place_id = ${from}::uuid`.execute(db);
    return rows[0]!;
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and account_id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ account_id: string }>`
      update gathered_place set place_id = ${to}::uuid
      where region_id = ${region} and place_id = ${from}::uuid and ${isNew(to)} ${chosen} returning account_id`.execute(
      trx,
    );
    return rows.map(({ account_id }) => account_id);
  },
};
