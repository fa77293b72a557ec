import { type Insertable, type Selectable, sql } from 'kysely';
import { CLOSURE_ERRORS } from '#features/closures/contract/errors.ts';
import { moveNoticeState, type NoticeAction } from '#features/closures/contract/notice-states.ts';
import type { PlaceNotice } from '#features/closures/contract/place-notice.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { PlaceNoticeTable } from '../tables.ts';

export type NoticeRow = Omit<Selectable<PlaceNoticeTable>, 'starts_on' | 'ends_on'> & {
  starts_on: string;
  ends_on: string;
};

const COLUMNS = sql`n.region_id, n.id, n.place_id, n.body, n.starts_on::text as starts_on, n.ends_on::text as ends_on,
  n.state, n.made_as, n.created_by, n.created_at, n.ended_at, n.reason, n.decided_by`;

/** Published notices of one place, or of all, on any local day from `from` to `to`. The earliest is the first. */
export async function noticesBetween(
  db: Database,
  region: string,
  { from, to, placeId }: { from: string; to: string; placeId?: string },
): Promise<PlaceNotice[]> {
  const ofPlace = placeId === undefined ? sql`` : sql`and n.place_id = ${placeId}::uuid`;
  const { rows } = await sql<NoticeRow>`
    select ${COLUMNS} from place_notice n
    where n.region_id = ${region} and n.state = 'published' and n.starts_on <= ${to}::date and n.ends_on >= ${from}::date ${ofPlace}
    order by n.starts_on, n.created_at, n.id limit ${MOST}`.execute(db);
  return rows.map(noticeView);
}

const MOST = 500;

/** Published notices that have not passed, the last announced first. @param today a local day */
export async function newestNotices(
  db: Database,
  region: string,
  today: string,
  limit: number,
): Promise<PlaceNotice[]> {
  const { rows } = await sql<NoticeRow>`
    select ${COLUMNS} from place_notice n
    where n.region_id = ${region} and n.state = 'published' and n.ends_on >= ${today}::date
    order by n.created_at desc, n.id limit ${limit}`.execute(db);
  return rows.map(noticeView);
}

/** Notices that have not passed, published or removed by the region. The earliest is the first. */
export async function teamNotices(db: Database, region: string, placeId: string, today: string): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${COLUMNS} from place_notice n
    where n.region_id = ${region} and n.place_id = ${placeId}::uuid and n.state <> 'ended' and n.ends_on >= ${today}::date
    order by n.starts_on, n.created_at, n.id`.execute(db);
  return rows;
}

export async function insertNotice(trx: Database, values: Insertable<PlaceNoticeTable>): Promise<void> {
  await trx.insertInto('place_notice').values(values).execute();
}

export async function findNotice(db: Database, region: string, id: string): Promise<NoticeRow | undefined> {
  const { rows } = await sql<NoticeRow>`
    select ${COLUMNS} from place_notice n where n.region_id = ${region} and n.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function lockNotice(trx: Database, region: string, id: string): Promise<NoticeRow | undefined> {
  const { rows } = await sql<NoticeRow>`
    select ${COLUMNS} from place_notice n where n.region_id = ${region} and n.id = ${id}::uuid for update`.execute(trx);
  return rows[0];
}

/**
 * The only function that changes the state of a notice. The caller has locked the notice.
 * @throws notice_cannot
 */
export async function saveNoticeState(
  trx: Database,
  { region_id, id, state }: Pick<NoticeRow, 'region_id' | 'id' | 'state'>,
  action: NoticeAction,
  decision: { reason: string | null; decidedBy: string | null },
): Promise<void> {
  const to = moveNoticeState(state, action);
  if (!to) throw problem(CLOSURE_ERRORS, 'notice_cannot');
  const isOfRegion = action === 'remove' || action === 'restore';
  await trx
    .updateTable('place_notice')
    .set({
      state: to,
      ended_at: to === 'published' ? null : sql<Date>`clock_timestamp()`,
      ...(isOfRegion && { reason: decision.reason, decided_by: decision.decidedBy }),
    })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .execute();
}

export const noticeView = (row: NoticeRow): PlaceNotice => ({
  ...{ id: row.id, place: row.place_id, body: row.body, startsOn: row.starts_on, endsOn: row.ends_on },
  announcedAt: row.created_at.toISOString(),
});
