import { sql } from 'kysely';
import { accountName } from '#features/accounts/api/public.ts';
import { placeNoticeRows } from '#features/closures/api/public.ts';
import type { RegionNotice } from '#features/owners/contract/notice.ts';
import { joinPlace } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, cutPage, type TimeCursor } from '#server/http/time-cursor.ts';

interface Row extends TimeCursor, Omit<RegionNotice, 'announcedAt'> {
  created_at: Date;
}

const READ = sql`
  select n.id, n.body as words, n.starts_on::text as "startsOn", n.ends_on::text as "endsOn", n.state, n.created_at,
    case when n.state = 'removed' then n.reason end as why, (extract(epoch from n.created_at) * 1000000)::bigint::text as at,
    json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) as place, ${accountName('n', 'created_by')} as by
  from ${placeNoticeRows('n')} ${joinPlace('p', 'n.place_id')}`;

/** Notices that have not passed and that their team did not end. The newest is the first. @param today a local day */
export async function readRegionNotices(
  db: Database,
  region: string,
  { today, limit, after }: { today: string; limit: number; after: TimeCursor | null },
): Promise<{ items: RegionNotice[]; next: string | null }> {
  const behind = after ? sql`and ${beyond(sql`n.created_at`, sql`n.id`, after)}` : sql``;
  const { rows } = await sql<Row>`
    ${READ} where n.region_id = ${region} and n.state <> 'ended' and n.ends_on >= ${today}::date ${behind}
    order by n.created_at desc, n.id limit ${limit + 1}`.execute(db);
  const page = cutPage(rows, limit);
  return { items: page.rows.map(view), next: page.next };
}

export async function readRegionNotice(db: Database, region: string, id: string): Promise<RegionNotice | undefined> {
  const { rows } = await sql<Row>`${READ} where n.region_id = ${region} and n.id = ${id}::uuid`.execute(db);
  return rows[0] && view(rows[0]);
}

const view = ({ at: _at, created_at, ...row }: Row): RegionNotice => ({
  ...row,
  announcedAt: created_at.toISOString(),
});
