import { sql } from 'kysely';
import { closureRows } from '#features/closures/api/public.ts';
import type { PlanClosure } from '#features/operators/contract/plan-closure.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { peopleOfPlan } from '../operator/departures/departure.store.ts';

const MOST = 300;

interface Row extends Omit<PlanClosure, 'askedAt' | 'dueAt' | 'notifiedAt' | 'answeredAt'> {
  askedAt: Date | null;
  dueAt: Date | null;
  notifiedAt: Date | null;
  answeredAt: Date | null;
}

export interface PlanClosureFilter {
  operatorId?: string;
  closureId?: string;
  planId?: string;
  /** `true` also lists closures that are over. */
  withOver: boolean;
}

export async function readPlanClosures(
  db: Database,
  region: string,
  bookings: Rows,
  { operatorId, closureId, planId, withOver }: PlanClosureFilter,
): Promise<PlanClosure[]> {
  const { rows } = await sql<Row>`
    select json_build_object('id', p.id, 'title', p.title) as plan, json_build_object('id', t.id, 'name', t.name, 'zone', t.zone) as operator,
      json_build_object('id', k.id, 'kind', k.kind, 'name', k.name, 'severity', k.severity, 'reason', k.reason, 'source', k.source,
        'startsOn', k.starts_on, 'endsOn', k.ends_on) as closure,
      c.stops, c.state, c.asked_at as "askedAt", c.due_at as "dueAt", c.state = 'waiting' and c.due_at < clock_timestamp() as "isOverdue",
      c.notified_at as "notifiedAt", c.notified_people as "notifiedPeople", c.answer, c.instead, c.note, c.answered_at as "answeredAt",
      n.departures, n.first::text as "firstDay", n.last::text as "lastDay", n.bookings, n.people
    from plan_closure c
      join plan p on p.region_id = c.region_id and p.id = c.plan_id
      join operator t on t.region_id = c.region_id and t.id = c.operator_id
      join ${closureRows('k')} on k.region_id = c.region_id and k.id = c.closure_id
      cross join lateral (
        select count(*)::int as departures, min(d.local_date) as first, max(d.local_date) as last, ${peopleOfPlan(bookings)} as people,
          coalesce(sum((select count(*) from ${bookings('b')} where b.region_id = d.region_id and b.departure_id = d.id and b.state in ('PENDING', 'CONFIRMED'))), 0)::int as bookings
        from departure d where d.region_id = c.region_id and d.plan_id = c.plan_id and c.dates @> d.local_date and d.ends_at > clock_timestamp()
          and d.state in ('scheduled', 'guaranteed', 'closed')) n
    where c.region_id = ${region} and c.asked_at is not null
      ${operatorId ? sql`and c.operator_id = ${operatorId}::uuid` : sql``} ${closureId ? sql`and c.closure_id = ${closureId}::uuid` : sql``}
      ${planId ? sql`and c.plan_id = ${planId}::uuid` : sql``} ${withOver ? sql`` : sql`and c.state <> 'over'`}
    order by c.state <> 'waiting', c.due_at, k.starts_on, p.title limit ${MOST}`.execute(db);
  return rows.map(({ askedAt, dueAt, notifiedAt, answeredAt, ...row }) => ({
    ...row,
    askedAt: askedAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    notifiedAt: notifiedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}
