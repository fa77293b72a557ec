import { type RawBuilder, sql } from 'kysely';
import { joinOperator, operatorRows } from '#features/operators/api/public.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';
import type { AnswerEventsBody, AnswerFigure, AnswerFigures } from '#features/quotations/contract/report.ts';
import { MOST_LINES } from '#features/quotations/contract/report.ts';
import type { Database } from '#server/database/connect.ts';
import type { Period } from './quarter.ts';

export interface FiguresRow extends AnswerFigures {
  /** Null in the row that sums up all operators. */
  operator_id: string | null;
  name: string | null;
  fictional: boolean | null;
  /** Month such as "2026-11". Null in a row for the whole quarter. */
  month: string | null;
}

const within = (hours: number) => sql`o.first_answered_at <= o.asked_at + make_interval(hours => ${hours})`;
const isDue = (hours: number) =>
  sql`(o.first_answered_at is not null or o.asked_at + make_interval(hours => ${hours}) <= clock_timestamp())`;
const isSilent = sql`o.first_answered_at is null and o.state not in ('declined', 'requested', 'viewed')`;
const minutes = sql`extract(epoch from o.first_answered_at - o.asked_at) / 60`;

const offersOf = (region: string, { from, until, zone }: Period): RawBuilder<unknown> => sql`
  o.region_id = ${region} and o.asked_at >= ${from}::timestamp at time zone ${zone} and o.asked_at < ${until}::timestamp at time zone ${zone}
  and not (o.state = 'withdrawn' and o.first_answered_at is null)`;

export async function readAnswerFigures(db: Database, region: string, period: Period): Promise<FiguresRow[]> {
  const month = sql`to_char(o.asked_at at time zone ${period.zone}, 'YYYY-MM')`;
  const { rows } = await sql<FiguresRow>`
    select g.*, t.name, t.fictional from (
      select o.operator_id, o.month, count(*)::int as asked, count(o.first_answered_at)::int as answered,
        (count(*) filter (where o.state = 'declined' and o.first_answered_at is null))::int as declined,
        (count(*) filter (where ${isSilent}))::int as silent,
        (count(*) filter (where ${within(24)}))::int as in24, (count(*) filter (where ${isDue(24)}))::int as due24,
        (count(*) filter (where ${within(72)}))::int as in72, (count(*) filter (where ${isDue(72)}))::int as due72,
        round(percentile_cont(0.5) within group (order by ${minutes}))::int as "medianMinutes",
        round(percentile_cont(0.9) within group (order by ${minutes}))::int as "p90Minutes"
      from (select o.*, ${month} as month from offer o where ${offersOf(region, period)}) o
      group by grouping sets ((), (o.month), (o.operator_id))) g
      left join ${operatorRows('t')} on t.region_id = ${region} and t.id = g.operator_id
    order by g.asked desc, t.name, g.month`.execute(db);
  return rows;
}

export interface AnswerEventRow {
  reference: string;
  operator: string;
  state: OfferState;
  asked_at: Date;
  minutes: number | null;
}

const FIGURES: Record<AnswerFigure, RawBuilder<unknown>> = {
  asked: sql`true`,
  answered: sql`o.first_answered_at is not null`,
  in24: within(24),
  in72: within(72),
  declined: sql`o.state = 'declined' and o.first_answered_at is null`,
  silent: isSilent,
};

/** Reads up to `MOST_LINES` + 1 rows. The extra row shows that the list is incomplete. */
export async function readAnswerEvents(
  db: Database,
  region: string,
  period: Period,
  { figure, month, operatorId }: AnswerEventsBody,
): Promise<AnswerEventRow[]> {
  const { rows } = await sql<AnswerEventRow>`
    select q.reference, t.name as operator, o.state, o.asked_at, round(${minutes})::int as minutes
    from offer o
      join quotation q on q.region_id = o.region_id and q.id = o.quotation_id
      ${joinOperator('t', 'o.operator_id')}
    where ${offersOf(region, period)} and ${FIGURES[figure]}
      and (${operatorId}::uuid is null or o.operator_id = ${operatorId}::uuid)
      and (${month}::text is null or to_char(o.asked_at at time zone ${period.zone}, 'YYYY-MM') = ${month})
    order by o.asked_at desc, o.id limit ${MOST_LINES + 1}`.execute(db);
  return rows;
}
