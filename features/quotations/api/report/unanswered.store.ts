import { sql } from 'kysely';
import type { QueueCount } from '#features/backoffice/api/public.ts';
import { joinOperator } from '#features/operators/api/public.ts';
import type { UnansweredRequest } from '#features/quotations/contract/report.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface UnansweredRow extends Omit<UnansweredRequest, 'askedAt' | 'can'>, TimeCursor {
  asked_at: Date;
}

/** The condition must match the index `quotation_without_offer`. */
const isUnanswered = (region: string) => sql`
  q.region_id = ${region} and q.state in ('open', 'expired')
  and q.created_at > now() - interval '30 days' and (q.begins is null or q.begins >= current_date)
  and exists (select from offer o where o.region_id = q.region_id and o.quotation_id = q.id and o.answer_due_at <= clock_timestamp())
  and not exists (select from offer o where o.region_id = q.region_id and o.quotation_id = q.id
    and (o.version > 0 or (o.state in ('requested', 'viewed') and o.answer_due_at > clock_timestamp())))`;

export async function readUnanswered(
  db: Database,
  region: string,
  limit: number,
  after: TimeCursor | null,
): Promise<UnansweredRow[]> {
  const { rows } = await sql<UnansweredRow>`
    select q.id, q.reference, q.state, ${microseconds(sql`q.created_at`)} as at, q.created_at as asked_at, q.source->>'kind' as kind,
      case when q.source->>'kind' in ('plan', 'itinerary') then q.source->>'title' end as title,
      q.people, q.begins::text as begins, q.areas, f.operators
    from quotation q join lateral (
      select json_agg(json_build_object('id', t.id, 'name', t.name, 'fictional', t.fictional, 'state', o.state, 'askedAt', o.asked_at,
        'viewedAt', o.viewed_at, 'answerDueAt', o.answer_due_at, 'endsAt', o.ends_at) order by o.asked_at, t.name) as operators
      from offer o ${joinOperator('t', 'o.operator_id')}
      where o.region_id = q.region_id and o.quotation_id = q.id) f on true
    where ${isUnanswered(region)} and ${beyond(sql`q.created_at`, sql`q.id`, after)}
    order by q.created_at desc, q.id limit ${limit}`.execute(db);
  return rows;
}

export async function countUnanswered(db: Database, region: string): Promise<QueueCount> {
  const { rows } = await sql<QueueCount>`
    select count(*)::int as count, min(q.created_at) as oldest, max(q.created_at) as newest, (count(*) filter (where q.state = 'expired'))::int as late
    from quotation q where ${isUnanswered(region)}`.execute(db);
  return rows[0]!;
}
