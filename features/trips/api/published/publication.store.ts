import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import {
  isOpenPublication,
  movePublicationState,
  type PublicationAction,
  type PublicationActor,
} from '#features/trips/contract/publication-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { TripPublicationTable } from '../tables.ts';
import type { TripRow } from '../trip.store.ts';

export type PublicationRow = Selectable<TripPublicationTable>;

type TripKey = Pick<TripRow, 'region_id' | 'id'>;

export function insertPublication(trx: Database, values: Insertable<TripPublicationTable>): Promise<PublicationRow> {
  return trx.insertInto('trip_publication').values(values).returningAll().executeTakeFirstOrThrow();
}

export function lockPublication(trx: Database, region: string, id: string): Promise<PublicationRow | undefined> {
  return trx
    .selectFrom('trip_publication')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findPublication(db: Database, region: string, id: string): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('trip_publication')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The publication that waits and the published one. The caller has locked the trip. */
export async function lockOpen(
  trx: Database,
  trip: TripKey,
): Promise<{ pending: PublicationRow | undefined; live: PublicationRow | undefined }> {
  const rows = await trx
    .selectFrom('trip_publication')
    .selectAll()
    .where('region_id', '=', trip.region_id)
    .where('trip_id', '=', trip.id)
    .where('state', 'in', ['pending', 'published'])
    .forUpdate()
    .execute();
  return {
    pending: rows.find(({ state }) => state === 'pending'),
    live: rows.find(({ state }) => state === 'published'),
  };
}

/** The published version of the trip, and the newest one that was not replaced. */
export async function readOfTrip(
  db: Database,
  trip: TripKey,
): Promise<{ latest: PublicationRow | undefined; live: PublicationRow | undefined }> {
  const rows = await db
    .selectFrom('trip_publication')
    .selectAll()
    .where('region_id', '=', trip.region_id)
    .where('trip_id', '=', trip.id)
    .where('state', '<>', 'replaced')
    .orderBy('asked_at', 'desc')
    .execute();
  return { latest: rows[0], live: rows.find(({ state }) => state === 'published') };
}

export function findLive(db: Database, region: string, tripId: string): Promise<PublicationRow | undefined> {
  return db
    .selectFrom('trip_publication')
    .selectAll()
    .where('region_id', '=', region)
    .where('trip_id', '=', tripId)
    .where('state', '=', 'published')
    .executeTakeFirst();
}

/**
 * Only this function changes the state of a publication. The caller has locked it. A publication that ends loses its
 * snapshot.
 * @throws publication_action_refused
 */
export function movePublication(
  trx: Database,
  publication: PublicationRow,
  {
    action,
    actor,
    change,
  }: {
    action: PublicationAction;
    actor: PublicationActor;
    change?: Pick<Updateable<TripPublicationTable>, 'judged_by' | 'judged_at' | 'reason' | 'upheld_at'>;
  },
): Promise<PublicationRow> {
  const moved = movePublicationState(publication.state, actor, action);
  if (!moved.ok) throw problem(TRIP_ERRORS, moved.code);
  return trx
    .updateTable('trip_publication')
    .set({
      ...change,
      state: moved.to,
      ...(!isOpenPublication(moved.to) && { document: null, ended_at: sql<Date>`now()` }),
    })
    .where('region_id', '=', publication.region_id)
    .where('id', '=', publication.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The list of public trips contains the trip from now on, or no longer. */
export async function saveListed(trx: Database, trip: TripKey, listed: boolean): Promise<void> {
  await trx
    .updateTable('trip')
    .set({
      visibility: listed ? 'public' : 'link',
      // A newer version does not move the trip to the top of the list.
      published_at: listed ? sql`coalesce(published_at, now())` : null,
    })
    .where('region_id', '=', trip.region_id)
    .where('id', '=', trip.id)
    .execute();
}
