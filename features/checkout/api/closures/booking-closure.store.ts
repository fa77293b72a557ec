import { type Selectable, sql } from 'kysely';
import { bookingRows } from '#features/bookings/api/public.ts';
import { joinDeparture, planClosureRows } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { BookingClosureTable } from '../tables.ts';

export type BookingClosureRow = Omit<Selectable<BookingClosureTable>, 'local_date'>;
export type ClosureNews = BookingClosureRow['notified_of'];

export interface TouchedBooking {
  bookingId: string;
  closureId: string;
  planId: string;
  localDate: string;
  startsAt: Date;
  answer: Exclude<ClosureNews, 'freed'>;
}

const MOST = 500;

export async function bookingsToNotify(db: Database, region: string): Promise<TouchedBooking[]> {
  const { rows } = await sql<TouchedBooking>`
    select b.id as "bookingId", c.closure_id as "closureId", c.plan_id as "planId", d.local_date::text as "localDate", d.starts_at as "startsAt", said.answer
    from ${planClosureRows('c')}
      cross join lateral (select case when c.state = 'waiting' then 'waiting' else c.answer end as answer) said
      join ${bookingRows('b')} on b.region_id = c.region_id and b.plan_id = c.plan_id and b.state = 'CONFIRMED'
        and coalesce((b.cancellation->>'pending')::boolean, false) = false and not b.test_mode
      ${joinDeparture('d', 'b.departure_id')} and c.dates @> d.local_date and d.state in ('scheduled', 'guaranteed', 'closed') and d.starts_at > clock_timestamp()
      left join booking_closure x on x.region_id = b.region_id and x.booking_id = b.id and x.closure_id = c.closure_id
    where c.region_id = ${region} and c.state <> 'over' and c.asked_at is not null and said.answer <> 'call_off'
      and (x.notified_of is null or x.notified_of = 'freed' or (x.notified_of <> said.answer and said.answer <> 'waiting'))
    order by d.starts_at, b.id limit ${MOST}`.execute(db);
  return rows;
}

export async function bookingsFreed(
  db: Database,
  region: string,
): Promise<{ bookingId: string; closureId: string; changeId: string | null }[]> {
  const { rows } = await sql<{ bookingId: string; closureId: string; changeId: string | null }>`
    select x.booking_id as "bookingId", x.closure_id as "closureId", x.change_id as "changeId"
    from booking_closure x
      join ${bookingRows('b')} on b.region_id = x.region_id and b.id = x.booking_id and b.state = 'CONFIRMED'
        and coalesce((b.cancellation->>'pending')::boolean, false) = false
      ${joinDeparture('d', 'b.departure_id')} and d.local_date = x.local_date and d.state in ('scheduled', 'guaranteed', 'closed') and d.starts_at > clock_timestamp()
    where x.region_id = ${region} and x.notified_of <> 'freed' and not exists (
      select 1 from ${planClosureRows('c')} where c.region_id = x.region_id and c.plan_id = x.plan_id and c.closure_id = x.closure_id
        and c.state <> 'over' and c.dates @> d.local_date)
    order by x.booking_id limit ${MOST}`.execute(db);
  return rows;
}

/** The caller must have locked the booking. */
export async function saveBookingClosure(
  trx: Database,
  region: string,
  key: { bookingId: string; closureId: string },
  notice: { planId: string; localDate: string; notifiedOf: ClosureNews; changeId: string | null },
): Promise<void> {
  await sql`
    insert into booking_closure (region_id, booking_id, closure_id, plan_id, local_date, change_id, notified_of)
    values (${region}, ${key.bookingId}, ${key.closureId}, ${notice.planId}, ${notice.localDate}, ${notice.changeId}, ${notice.notifiedOf})
    on conflict (region_id, booking_id, closure_id) do update
      set local_date = excluded.local_date, change_id = coalesce(excluded.change_id, booking_closure.change_id), notified_of = excluded.notified_of`.execute(
    trx,
  );
}

export async function freeBookingClosure(
  trx: Database,
  region: string,
  { bookingId, closureId }: { bookingId: string; closureId: string },
): Promise<void> {
  await trx
    .updateTable('booking_closure')
    .set({ notified_of: 'freed' })
    .where('region_id', '=', region)
    .where('booking_id', '=', bookingId)
    .where('closure_id', '=', closureId)
    .execute();
}

export async function findBookingClosure(
  db: Database,
  region: string,
  { bookingId, closureId }: { bookingId: string; closureId: string },
): Promise<BookingClosureRow | undefined> {
  return db
    .selectFrom('booking_closure')
    .select([
      'region_id',
      'booking_id',
      'closure_id',
      'plan_id',
      'change_id',
      'notified_of',
      'notified_at',
      'notified_to',
      'seen_at',
      'made_at',
    ])
    .where('region_id', '=', region)
    .where('booking_id', '=', bookingId)
    .where('closure_id', '=', closureId)
    .executeTakeFirst();
}

export async function noteTravellerNotified(
  db: Database,
  region: string,
  { bookingId, closureId }: { bookingId: string; closureId: string },
  to: string,
): Promise<void> {
  await db
    .updateTable('booking_closure')
    .set({ notified_at: sql<Date>`clock_timestamp()`, notified_to: to })
    .where('region_id', '=', region)
    .where('booking_id', '=', bookingId)
    .where('closure_id', '=', closureId)
    .execute();
}

export async function noteSeen(db: Database, region: string, bookingIds: readonly string[]): Promise<void> {
  await db
    .updateTable('booking_closure')
    .set({ seen_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('booking_id', 'in', bookingIds)
    .where('notified_at', 'is not', null)
    .where('seen_at', 'is', null)
    .execute();
}
