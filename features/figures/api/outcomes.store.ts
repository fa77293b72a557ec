import { sql } from 'kysely';
import { bookingRows } from '#features/bookings/api/public.ts';
import { orderRows } from '#features/checkout/api/public.ts';
import { answerRows, questionRows } from '#features/questions/api/public.ts';
import { offerRows } from '#features/quotations/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Span } from './period.rules.ts';

export interface Zoned {
  span: Span;
  zone: string;
}

export interface SoldRow {
  /** Null in the row of the whole period. */
  month: string | null;
  currency: string;
  bookings: number;
  cancelled: number;
  /** In minor units, without cancelled bookings. */
  sold: number;
}

/** Bookings by the month in which they were confirmed. A cancelled booking counts as a booking and as cancelled. */
export async function readSales(db: Database, region: string, { span, zone }: Zoned): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select month, currency, count(*)::int as bookings, (count(*) filter (where is_cancelled))::int as cancelled,
      coalesce(sum(price) filter (where not is_cancelled), 0)::bigint as sold
    from (
      select to_char(b.confirmed_at at time zone ${zone}, 'YYYY-MM') as month, b.currency, b.total as price,
        b.state = 'CANCELLED' as is_cancelled
      from ${bookingRows('b')} join ${orderRows('o')} on o.region_id = b.region_id and o.id = b.order_id
      where b.region_id = ${region} and not b.test_mode and not o.test_mode
        and b.confirmed_at >= ${span.from}::timestamp at time zone ${zone}
        and b.confirmed_at < ${span.until}::timestamp at time zone ${zone}) sale
    group by grouping sets ((currency), (currency, month))
    order by currency, month nulls first`.execute(db);
  return rows;
}

export interface AnswerRow {
  asked: number;
  answered: number;
  median: number | null;
}

/** Published questions of the period, and the minutes until their first answer that is still visible. */
export async function readQuestionTimes(db: Database, region: string, { span, zone }: Zoned): Promise<AnswerRow> {
  const { rows } = await sql<AnswerRow>`
    select count(*)::int as asked, count(first)::int as answered,
      round(percentile_cont(0.5) within group (order by extract(epoch from first - published_at) / 60))::int as median
    from (
      select q.published_at, (select min(a.published_at) from ${answerRows('a')}
        where a.region_id = q.region_id and a.question_id = q.id and a.state = 'published') as first
      from ${questionRows('q')}
      where q.region_id = ${region} and q.state in ('asked', 'answered', 'resolved')
        and q.published_at >= ${span.from}::timestamp at time zone ${zone}
        and q.published_at < ${span.until}::timestamp at time zone ${zone}) question`.execute(db);
  return rows[0]!;
}

/** Requests to operators in the period, and the minutes until their first offer. */
export async function readQuotationTimes(db: Database, region: string, { span, zone }: Zoned): Promise<AnswerRow> {
  const { rows } = await sql<AnswerRow>`
    select count(*)::int as asked, count(first_answered_at)::int as answered,
      round(percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - asked_at) / 60))::int as median
    from ${offerRows()}
    where region_id = ${region} and not (state = 'withdrawn' and first_answered_at is null)
      and asked_at >= ${span.from}::timestamp at time zone ${zone}
      and asked_at < ${span.until}::timestamp at time zone ${zone}`.execute(db);
  return rows[0]!;
}
