import { type Selectable, sql, type Transaction } from 'kysely';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import type { TripStatus } from '#features/trips/contract/trip-states.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { TripEventTable, TripTable } from './tables.ts';

export type TripRow = Selectable<TripTable>;
type Writer = Database | Transaction<Tables>;

export interface NewTrip {
  id: string;
  creationHash: Buffer;
  salt: Buffer;
  editHash: Buffer;
  shareHash: Buffer;
  document: TripDocument;
  accountId: string | null;
}

/** @returns undefined if a trip with this creation hash already exists */
export async function insertTrip(db: Writer, region: string, trip: NewTrip): Promise<TripRow | undefined> {
  return db
    .insertInto('trip')
    .values({
      region_id: region,
      id: trip.id,
      creation_hash: trip.creationHash,
      creation_salt: trip.salt,
      edit_hash: trip.editHash,
      share_hash: trip.shareHash,
      account_id: trip.accountId,
      document: JSON.stringify(trip.document),
    })
    .onConflict((conflict) => conflict.columns(['region_id', 'creation_hash']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findTrip(db: Writer, region: string, id: string): Promise<TripRow | undefined> {
  return db.selectFrom('trip').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export async function lockTrip(db: Writer, region: string, id: string): Promise<TripRow | undefined> {
  return db
    .selectFrom('trip')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function lockTripByCreation(
  db: Writer,
  region: string,
  creationHash: Buffer,
): Promise<TripRow | undefined> {
  return db
    .selectFrom('trip')
    .selectAll()
    .where('region_id', '=', region)
    .where('creation_hash', '=', creationHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveDocument(
  db: Writer,
  trip: Pick<TripRow, 'region_id' | 'id'>,
  document: TripDocument,
): Promise<TripRow> {
  return db
    .updateTable('trip')
    .set({ document: JSON.stringify(document), version: sql`version + 1`, updated_at: sql`now()` })
    .where('region_id', '=', trip.region_id)
    .where('id', '=', trip.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The first use of the edit secret shows that the browser received the secret. */
export async function markKeysUsed(db: Writer, trip: TripRow): Promise<void> {
  await db
    .updateTable('trip')
    .set({ keys_used_at: sql`now()` })
    .where('region_id', '=', trip.region_id)
    .where('id', '=', trip.id)
    .execute();
}

export async function saveStatus(db: Writer, trip: TripRow, { state, returnsTo }: TripStatus): Promise<TripRow> {
  return db
    .updateTable('trip')
    .set({ state, returns_to: returnsTo, binned_at: state === 'binned' ? sql`now()` : null, updated_at: sql`now()` })
    .where('region_id', '=', trip.region_id)
    .where('id', '=', trip.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveShareLink(db: Writer, trip: TripRow, linkHash: Buffer): Promise<void> {
  await db
    .updateTable('trip')
    .set({ link_hash: linkHash })
    .where('region_id', '=', trip.region_id)
    .where('id', '=', trip.id)
    .execute();
}

/**
 * All earlier links stop working.
 * @param next hash of a new link, or null for no link
 */
export async function revokeShareLinks(db: Writer, trip: TripRow, next: Buffer | null): Promise<void> {
  await db
    .updateTable('trip')
    .set({ share_hash: null, link_hash: next, share_generation: trip.share_generation + 1 })
    .where('region_id', '=', trip.region_id)
    .where('id', '=', trip.id)
    .execute();
}

export async function recordEvent(
  db: Writer,
  trip: TripRow,
  event: Pick<TripEventTable, 'action' | 'from_state' | 'to_state' | 'actor'> & { reason?: string },
): Promise<void> {
  await db
    .insertInto('trip_event')
    .values({ region_id: trip.region_id, trip_id: trip.id, ...event, reason: event.reason ?? null })
    .execute();
}

export async function eraseBinned(db: Database, region: string, until: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('trip')
    .where('region_id', '=', region)
    .where('binned_at', '<', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
