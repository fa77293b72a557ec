import { sql } from 'kysely';
import type { RowOfPlace, RowsOfPlace } from '#features/rows-of-place.ts';

/** A person reviews a place once, so the second review of the same person stays. */
const isFree = (to: string) => sql<boolean>`(booking_id is not null or account_id is null or not exists (
  select from comment other where other.region_id = comment.region_id and other.owner_kind = 'company' and other.owner_id = ${to}
    and other.account_id = comment.account_id and other.booking_id is null))`;

export const reviewsOfPlace: RowsOfPlace = {
  name: 'reviews',
  async count(db, { region, from, to }) {
    const { rows } = await sql<{ moves: number; stays: number }>`
      select count(*) filter (where ${isFree(to)})::int as moves, count(*) filter (where not ${isFree(to)})::int as stays
      from comment where region_id = ${region} and owner_kind = 'company' and owner_id = ${from} and state <> 'withdrawn'`.execute(
      db,
    );
    return rows[0]!;
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ id: string }>`
      update comment set owner_id = ${to}
      where region_id = ${region} and owner_kind = 'company' and owner_id = ${from} and ${isFree(to)} ${chosen}
      returning id`.execute(trx);
    return rows.map(({ id }) => id);
  },
  async list(db, { region, place, limit }) {
    const { rows } = await sql<RowOfPlace>`
      select id::text as key, left(author || ': ' || coalesce(title, body), 160) as text, created_at as at from comment
      where region_id = ${region} and owner_kind = 'company' and owner_id = ${place} and state <> 'withdrawn'
      order by created_at desc, id limit ${limit}`.execute(db);
    return rows;
  },
};

const isFirst = (to: string) => sql<boolean>`not exists (
  select from presence other where other.region_id = presence.region_id and other.owner_kind = 'company'
    and other.owner_id = ${to} and other.account_id = presence.account_id)`;

/** The key is the account: a place keeps only the last visit of each account. */
export const visitsOfPlace: RowsOfPlace = {
  name: 'visits',
  async count(db, { region, from, to }) {
    const { rows } = await sql<{ moves: number; stays: number }>`
      select count(*) filter (where ${isFirst(to)})::int as moves, count(*) filter (where not ${isFirst(to)})::int as stays
      from presence where region_id = ${region} and owner_kind = 'company' and owner_id = ${from}`.execute(db);
    return rows[0]!;
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and account_id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ account_id: string }>`
      update presence set owner_id = ${to}
      where region_id = ${region} and owner_kind = 'company' and owner_id = ${from} and ${isFirst(to)} ${chosen}
      returning account_id`.execute(trx);
    return rows.map(({ account_id }) => account_id);
  },
};
