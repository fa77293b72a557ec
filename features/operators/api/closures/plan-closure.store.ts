import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { closureRows } from '#features/closures/api/public.ts';
import type { ClosureKind } from '#features/closures/contract/closure.ts';
import { movePlanClosure, type PlanClosureAction } from '#features/operators/contract/plan-closure-states.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { PlanClosureTable } from '../tables.ts';

export type PlanClosureRow = Selectable<PlanClosureTable>;

export interface VisitingProgram {
  planId: string;
  operatorId: string;
  days: PlanContent['days'];
  onFoot: boolean;
}

/**
 * Returns the programs that visit one of the places and are on sale or bought for a coming departure.
 * @param places ids
 */
export async function programsThrough(
  db: Database,
  region: string,
  places: readonly string[],
  bookings: Rows,
): Promise<VisitingProgram[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<VisitingProgram>`
    with visiting as materialized (
      select plan_id, version, content->'days' as days, coalesce((content->'onFoot')::boolean, false) as on_foot from plan_version
      where region_id = ${region} and jsonb_path_query_array(content, '$.days[*].stops[*].place') ?| ${[...places]}::text[])
    select p.id as "planId", p.operator_id as "operatorId", v.days, v.on_foot as "onFoot"
    from visiting v join plan p on p.region_id = ${region} and p.id = v.plan_id
    where (p.sold_version = v.version and p.state in ('on_sale', 'paused')) or exists (
      select 1 from departure d join ${bookings('b')} on b.region_id = d.region_id and b.departure_id = d.id
      where d.region_id = ${region} and d.plan_id = p.id and d.ends_at > clock_timestamp() and d.state in ('scheduled', 'guaranteed', 'closed')
        and b.plan_version = v.version and b.state in ('ON_HOLD', 'PENDING', 'CONFIRMED'))`.execute(db);
  return rows;
}

export interface WantedPlanClosure {
  planId: string;
  closureId: string;
  operatorId: string;
  /** A literal of PostgreSQL's type datemultirange. */
  dates: string;
  stops: string[];
}

const rowsOf = (wanted: readonly WantedPlanClosure[]) => sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
  as w ("planId" uuid, "closureId" uuid, "operatorId" uuid, dates datemultirange, stops text[])`;

/** SQL condition for departures `d` of the plan on the dates. */
const comingOn = (region: string, plan: RawBuilder<unknown>, dates: RawBuilder<unknown>) =>
  sql`d.region_id = ${region} and d.plan_id = ${plan} and ${dates} @> d.local_date
    and d.state in ('scheduled', 'guaranteed', 'closed') and d.ends_at > clock_timestamp()`;

/** Counts what `wanted` affects: plans, their coming departures, and the paid bookings of these departures. */
export async function countWantedClosures(
  db: Database,
  region: string,
  wanted: readonly WantedPlanClosure[],
  bookings: Rows,
): Promise<{ plans: number; departures: number; bookings: number }> {
  const { rows } = await sql<{ plans: number; departures: number; bookings: number }>`
    select count(distinct w."planId")::int as plans, count(distinct d.id)::int as departures,
      coalesce(sum((select count(*) from ${bookings('b')} where b.region_id = d.region_id and b.departure_id = d.id
        and b.state in ('PENDING', 'CONFIRMED'))), 0)::int as bookings
    from ${rowsOf(wanted)} left join departure d on ${comingOn(region, sql`w."planId"`, sql`w.dates`)}`.execute(db);
  return rows[0]!;
}

export interface ComparedPlanClosure {
  planId: string;
  closureId: string;
  /** Null if the closure no longer affects the plan. */
  wanted: Omit<WantedPlanClosure, 'planId' | 'closureId'> | null;
  /** Null for a new pair of plan and closure. */
  row: Pick<PlanClosureRow, 'state' | 'asked_at' | 'operator_id'> | null;
  /** `true` if the dates or stops in `wanted` differ from those in `row`. */
  differs: boolean;
  /** `true` if `wanted` has days that `row` lacks. */
  grows: boolean;
  runs: boolean;
  frees: boolean;
}

export async function comparePlanClosures(
  trx: Database,
  region: string,
  wanted: readonly WantedPlanClosure[],
): Promise<ComparedPlanClosure[]> {
  await sql`select 1 from plan_closure where region_id = ${region} and state <> 'over' order by plan_id, closure_id for update`.execute(
    trx,
  );
  const runs = (dates: RawBuilder<unknown>) => sql`exists (
    select 1 from departure d where ${comingOn(region, sql`coalesce(w."planId", c.plan_id)`, dates)})`;
  const { rows } = await sql<ComparedPlanClosure>`
    select coalesce(w."planId", c.plan_id) as "planId", coalesce(w."closureId", c.closure_id) as "closureId",
      case when w."planId" is not null then json_build_object('operatorId', w."operatorId", 'dates', w.dates::text, 'stops', w.stops) end as wanted,
      case when c.plan_id is not null then json_build_object('state', c.state, 'asked_at', c.asked_at, 'operator_id', c.operator_id) end as row,
      c.dates is distinct from w.dates or c.stops is distinct from w.stops as differs,
      c.dates is null or (w.dates is not null and not w.dates <@ c.dates) as grows,
      w.dates is not null and ${runs(sql`w.dates`)} as runs,
      c.dates is not null and ${runs(sql`(c.dates - coalesce(w.dates, '{}'))`)} as frees
    from ${rowsOf(wanted)} full join (select * from plan_closure where region_id = ${region}) c on c.plan_id = w."planId" and c.closure_id = w."closureId"
    where w."planId" is not null or c.state <> 'over'`.execute(trx);
  return rows;
}

type Fields = Omit<Updateable<PlanClosureTable>, 'region_id' | 'plan_id' | 'closure_id' | 'state'>;

export async function insertPlanClosure(
  trx: Database,
  region: string,
  { planId, closureId, operatorId, dates, stops }: WantedPlanClosure,
  asked: { asked_at: Date | null; due_at: Date | null },
): Promise<void> {
  await trx
    .insertInto('plan_closure')
    .values({
      region_id: region,
      plan_id: planId,
      closure_id: closureId,
      operator_id: operatorId,
      state: 'waiting',
      dates,
      stops,
      ...asked,
    })
    .onConflict((same) => same.doNothing())
    .execute();
}

/**
 * Only this function changes the state, days or answer. The caller must have locked the row.
 * @param action null keeps the state
 * @returns null, without a change, if the state forbids the action
 */
export async function savePlanClosure(
  trx: Database,
  region: string,
  row: { planId: string; closureId: string; state: PlanClosureRow['state'] },
  action: PlanClosureAction | null,
  fields: Fields,
): Promise<PlanClosureRow | null> {
  const state = action === null ? row.state : movePlanClosure(row.state, action);
  if (state === null) return null;
  return trx
    .updateTable('plan_closure')
    .set({ ...fields, state, changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('plan_id', '=', row.planId)
    .where('closure_id', '=', row.closureId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Locks the rows.
 * @returns overdue rows whose operator has not received a reminder
 */
export async function overduePlanClosures(trx: Database, region: string): Promise<PlanClosureRow[]> {
  return trx
    .selectFrom('plan_closure')
    .selectAll()
    .where('region_id', '=', region)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', sql<Date>`clock_timestamp()`)
    .where('reminded_at', 'is', null)
    .limit(500)
    .forUpdate()
    .execute();
}

export async function findPlanClosure(
  db: Database,
  region: string,
  { planId, closureId }: { planId: string; closureId: string },
  { lock = false }: { lock?: boolean } = {},
): Promise<PlanClosureRow | undefined> {
  const query = db
    .selectFrom('plan_closure')
    .selectAll()
    .where('region_id', '=', region)
    .where('plan_id', '=', planId)
    .where('closure_id', '=', closureId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export interface PlanClosureFacts
  extends Pick<PlanClosureRow, 'operator_id' | 'state' | 'due_at' | 'stops' | 'instead' | 'note'> {
  title: string;
  zone: string;
  kind: ClosureKind;
  name: string | null;
  severity: 'closed' | 'slower';
  reason: string;
  startsOn: string;
  endsOn: string | null;
}

export async function findPlanClosureFacts(
  db: Database,
  region: string,
  { planId, closureId }: { planId: string; closureId: string },
): Promise<PlanClosureFacts | undefined> {
  const { rows } = await sql<PlanClosureFacts>`
    select c.operator_id, c.state, c.due_at, c.stops, c.instead, c.note, p.title, t.zone, k.kind, k.name, k.severity, k.reason,
      k.starts_on::text as "startsOn", k.ends_on::text as "endsOn"
    from plan_closure c
      join plan p on p.region_id = c.region_id and p.id = c.plan_id
      join operator t on t.region_id = c.region_id and t.id = c.operator_id
      join ${closureRows('k')} on k.region_id = c.region_id and k.id = c.closure_id
    where c.region_id = ${region} and c.plan_id = ${planId} and c.closure_id = ${closureId}`.execute(db);
  return rows[0];
}

export async function noteOperatorNotified(
  db: Database,
  region: string,
  { planId, closureId }: { planId: string; closureId: string },
  people: number,
): Promise<void> {
  await db
    .updateTable('plan_closure')
    .set({ notified_at: sql<Date>`coalesce(notified_at, clock_timestamp())`, notified_people: people })
    .where('region_id', '=', region)
    .where('plan_id', '=', planId)
    .where('closure_id', '=', closureId)
    .execute();
}

/**
 * @returns ids of coming departures with a closed stop and with bookings or holds, in the order in which transactions
 * lock rows
 */
export async function departuresToCallOff(
  db: Database,
  region: string,
  { planId, closureId }: { planId: string; closureId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from plan_closure c join departure d on d.region_id = c.region_id and d.plan_id = c.plan_id and c.dates @> d.local_date
    where c.region_id = ${region} and c.plan_id = ${planId} and c.closure_id = ${closureId}
      and d.state in ('scheduled', 'guaranteed', 'closed') and d.starts_at > clock_timestamp() and d.taken > 0
    order by d.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countWaitingClosures(db: Database, region: string) {
  const { rows } = await sql<{ count: number; oldest: Date | null; late: number }>`
    select count(*)::int as count, min(asked_at) as oldest, (count(*) filter (where due_at < clock_timestamp()))::int as late from plan_closure
    where region_id = ${region} and state = 'waiting' and due_at is not null`.execute(db);
  return rows[0]!;
}
