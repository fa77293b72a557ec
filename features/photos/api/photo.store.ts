import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import { movePhotoState, type PhotoAction, type PhotoActor } from '#features/photos/contract/photo-states.ts';
import { UNDO_MINUTES } from '#features/photos/contract/share.ts';
import { isGone, type Owners } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { PhotoTable } from './tables.ts';

export type PhotoRow = Selectable<PhotoTable>;

/** Every change of these columns is part of a transition. */
type PhotoChange = Pick<
  Updateable<PhotoTable>,
  | 'alt'
  | 'author'
  | 'licence'
  | 'files'
  | 'thumbhash'
  | 'taken_on'
  | 'lat'
  | 'lon'
  | 'order_key'
  | 'content_hash'
  | 'held_for'
  | 'upheld_at'
  | 'reason'
  | 'judged_by'
  | 'judged_at'
>;

/** @returns undefined if a photo with the same id exists */
export function insertPhoto(trx: Database, values: Insertable<PhotoTable>): Promise<PhotoRow | undefined> {
  return trx
    .insertInto('photo')
    .values(values)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findPhoto(db: Database, region: string, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photo').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export function lockPhoto(trx: Database, region: string, id: string): Promise<PhotoRow | undefined> {
  return trx
    .selectFrom('photo')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Only this function changes the state of a photo. The caller has locked the photo.
 * @throws photo_action_refused
 */
export function movePhoto(
  trx: Database,
  photo: PhotoRow,
  { action, actor, change }: { action: PhotoAction; actor: PhotoActor; change?: PhotoChange },
): Promise<PhotoRow> {
  const moved = movePhotoState(photo.state, actor, action, photo.withdrawn_from);
  if (!moved.ok) throw problem(PHOTO_ERRORS, moved.code);
  const appears = moved.to === 'published' && photo.published_at === null;
  const withdrawn = moved.to === 'withdrawn';
  return trx
    .updateTable('photo')
    .set({
      ...change,
      state: moved.to,
      withdrawn_from: withdrawn ? photo.state : null,
      withdrawn_at: withdrawn ? sql<Date>`now()` : null,
      ...(appears && { published_at: sql<Date>`now()` }),
    })
    .where('region_id', '=', photo.region_id)
    .where('id', '=', photo.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces the list of files while the photo has the same stored files. @returns false if the photo is gone */
export async function saveFiles(trx: Database, { region_id, id, kept_id }: PhotoRow, files: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('photo')
    .set({ files })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .where('kept_id', '=', kept_id)
    .where('state', 'in', ['published', 'held', 'withdrawn'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePhoto(trx: Database, { region_id, id }: PhotoRow): Promise<void> {
  await trx.deleteFrom('photo').where('region_id', '=', region_id).where('id', '=', id).execute();
}

interface OfOwner {
  region: string;
  owner: { kind: string; id: string };
}

/** Serialises uploads about one owner, so that two uploads cannot pass the same limit. */
export async function countPhotos(
  trx: Database,
  { region, owner, accountId }: OfOwner & { accountId: string },
): Promise<{ ofOwner: number; ofPerson: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photos/${region}/${owner.kind}/${owner.id}`}, 0))`.execute(
    trx,
  );
  const { rows } = await sql<{ ofOwner: number; ofPerson: number }>`
    select count(*)::int as "ofOwner", count(*) filter (where account_id = ${accountId})::int as "ofPerson"
    from photo where region_id = ${region} and owner_kind = ${owner.kind} and owner_id = ${owner.id}
      and state not in ('removed', 'refused', 'withdrawn')`.execute(trx);
  return rows[0]!;
}

/** The newest upload comes first. Photos that were chosen together keep the author's order. */
export async function orderKeyOf(
  trx: Database,
  { region_id, account_id, batch, created_at }: PhotoRow,
  order: number,
): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select ((extract(epoch from coalesce(min(created_at), ${created_at})) * 1000000)::bigint - ${order}::int)::text as key
    from photo where region_id = ${region_id} and account_id = ${account_id} and batch = ${batch}`.execute(trx);
  return rows[0]!.key;
}

/** Above every time in microseconds. */
const ARRANGED = 4_000_000_000_000_000;

/**
 * The first id becomes the cover. Photos that are not in `ids` follow by time.
 * @returns false if one of the photos is not published
 */
export async function arrange(trx: Database, { region, owner }: OfOwner, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from photo where region_id = ${region} and owner_kind = ${owner.kind} and owner_id = ${owner.id}
      and state = 'published' for update`.execute(trx);
  const published = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !published.has(id))) return false;
  await sql`
    update photo set order_key = coalesce(
      ${ARRANGED}::bigint + ${ids.length}::int - array_position(${[...ids]}::uuid[], id),
      (extract(epoch from created_at) * 1000000)::bigint)
    where region_id = ${region} and owner_kind = ${owner.kind} and owner_id = ${owner.id} and state = 'published'`.execute(
    trx,
  );
  return true;
}

/** Photos whose bytes did not arrive within a day. */
export async function readUnfinished(db: Database, region: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photo')
    .selectAll()
    .where('region_id', '=', region)
    .where('state', '=', 'uploading')
    .where('created_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .limit(500)
    .execute();
}

/** Withdrawn photos that can no longer be restored and still have files. */
export async function readGone(db: Database, region: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('photo')
    .selectAll()
    .where('region_id', '=', region)
    .where('state', '=', 'withdrawn')
    .where('kept_id', 'is not', null)
    .where('withdrawn_at', '<', sql<Date>`clock_timestamp() - ${UNDO_MINUTES}::int * interval '1 minute'`)
    .limit(500)
    .execute();
}

/** The row stays without content, because reports refer to it. */
export async function emptyPhoto(trx: Database, { region_id, id }: PhotoRow): Promise<void> {
  await trx
    .updateTable('photo')
    .set({
      files: '[]',
      kept_id: null,
      thumbhash: null,
      content_hash: null,
      alt: '',
      lat: null,
      lon: null,
      taken_on: null,
    })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .execute();
}

/** Photos of owners that no longer exist. */
export async function readOfGoneOwners(db: Database, region: string, owners: Owners): Promise<PhotoRow[]> {
  const { rows } = await sql<PhotoRow>`
    select p.* from photo p where p.region_id = ${region} and ${isGone(owners, 'p')} limit ${sql.lit(500)}`.execute(db);
  return rows;
}
