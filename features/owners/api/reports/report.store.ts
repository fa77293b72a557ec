import { type Insertable, type Selectable, sql } from 'kysely';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { type FactReport, moveReportState, type ReportAnswer } from '#features/owners/contract/fact-report.ts';
import { joinPlace } from '#features/places/api/public.ts';
import type { MadeAs } from '#features/places/contract/place-facts.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { cutPage, type TimeCursor } from '#server/http/time-cursor.ts';
import type { FactReportTable } from '../tables.ts';

export type ReportRow = Selectable<FactReportTable>;

/** @returns false if a report with the same id exists */
export async function insertReport(trx: Database, values: Insertable<FactReportTable>): Promise<boolean> {
  const row = await trx
    .insertInto('company_report')
    .values(values)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function lockReport(trx: Database, region: string, id: string): Promise<ReportRow | undefined> {
  return trx
    .selectFrom('company_report')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The only function that changes the state of a report. The caller has locked the report.
 * @throws fact_report_not_found if it is answered
 */
export async function moveReport(
  trx: Database,
  { region_id, id, state }: Pick<ReportRow, 'region_id' | 'id' | 'state'>,
  answer: ReportAnswer,
  by: { words: string | null; accountId: string; madeAs: MadeAs },
): Promise<void> {
  const to = moveReportState(state, answer);
  if (!to) throw problem(OWNER_ERRORS, 'fact_report_not_found');
  await trx
    .updateTable('company_report')
    .set({
      state: to,
      answer: by.words,
      answered_by: by.accountId,
      answered_as: by.madeAs,
      answered_at: sql<Date>`clock_timestamp()`,
    })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .execute();
}

export interface ReadReportRow extends ReportRow, TimeCursor {
  place: FactReport['place'];
}

const READ = sql`
  select r.*, (extract(epoch from r.reported_at) * 1000000)::bigint::text as at,
    json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) as place
  from company_report r ${joinPlace('p', 'r.company_id')}`;

/**
 * Open reports, the oldest first.
 * @param placeId only reports about this place
 */
export async function readOpenReports(
  db: Database,
  region: string,
  { placeId, limit, after }: { placeId?: string; limit: number; after: TimeCursor | null },
): Promise<{ rows: ReadReportRow[]; next: string | null }> {
  const ofPlace = placeId === undefined ? sql`` : sql`and r.company_id = ${placeId}::uuid`;
  const beyond = after
    ? sql`and (r.reported_at, r.id::text) > (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql``;
  const { rows } = await sql<ReadReportRow>`
    ${READ} where r.region_id = ${region} and r.state = 'open' ${ofPlace} ${beyond}
    order by r.reported_at, r.id::text limit ${limit + 1}`.execute(db);
  return cutPage(rows, limit);
}

export async function readReport(db: Database, region: string, id: string): Promise<ReadReportRow | undefined> {
  const { rows } = await sql<ReadReportRow>`${READ} where r.region_id = ${region} and r.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function countOpenReports(
  db: Database,
  region: string,
  lateDays: number,
): Promise<{ count: number; oldest: Date | null; newest: Date | null; late: number }> {
  const { rows } = await sql<{ count: number; oldest: Date | null; newest: Date | null; late: number }>`
    select count(*)::int as count, min(reported_at) as oldest, max(reported_at) as newest,
      (count(*) filter (where reported_at < clock_timestamp() - make_interval(days => ${lateDays})))::int as late
    from company_report where region_id = ${region} and state = 'open'`.execute(db);
  return rows[0]!;
}

export async function countReportsOf(
  db: Database,
  region: string,
  placeIds: readonly string[],
): Promise<{ id: string; count: number; newest: Date }[]> {
  const { rows } = await sql<{ id: string; count: number; newest: Date }>`
    select company_id as id, count(*)::int as count, max(reported_at) as newest from company_report
    where region_id = ${region} and state = 'open' and company_id = any(${[...placeIds]}::uuid[])
    group by company_id`.execute(db);
  return rows;
}
