import { sql } from 'kysely';
import { joinAccount } from '#features/accounts/api/public.ts';
import type { BookingAnswers } from '#features/bookings/contract/answers.ts';
import type { BookingItem, BookingSnapshot, ResellerNote } from '#features/bookings/contract/booking.ts';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
import {
  assignedResources,
  closuresOfDeparture,
  departureRows,
  joinDeparture,
  joinOperator,
  joinPlan,
  joinPlanOption,
  joinPlanVersion,
} from '#features/operators/api/public.ts';
import type { AssignedResource } from '#features/operators/contract/assigned-resource.ts';
import type { DepartureClosure } from '#features/operators/contract/departure-closure.ts';
import type { DepartureState } from '#features/operators/contract/departure-states.ts';
import type { BookingQuestion, MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { readOnSitePayments } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import './tables.ts';

export interface DepartureKey {
  region: string;
  operatorId: string;
  departureId: string;
}

export interface DepartureRow {
  id: string;
  title: string;
  option_name: string;
  local_date: string;
  local_time: string | null;
  days_in_row: number;
  starts_at: Date;
  ends_at: Date;
  state: DepartureState;
  capacity: number | null;
  taken: number;
  operator_id: string;
  operator_name: string;
  fictional: boolean;
  zone: string;
  meeting: MeetingPoint;
  resources: AssignedResource[];
  closures: DepartureClosure[];
}

export async function findDeparture(
  db: Database,
  { region, operatorId, departureId }: DepartureKey,
): Promise<DepartureRow | undefined> {
  const { rows } = await sql<DepartureRow>`
    select d.id, p.title, o.name as option_name, d.local_date::text, to_char(d.local_time, 'HH24:MI') as local_time,
      d.days_in_row,
      d.starts_at, d.ends_at, d.state, d.capacity, d.taken, d.operator_id, t.name as operator_name, t.fictional, t.zone,
      v.content->'meeting' as meeting, ${assignedResources('d.id', { onlyShown: false })} as resources,
      ${closuresOfDeparture} as closures
    from ${departureRows('d')}
      ${joinOperator('t', 'd.operator_id')}
      ${joinPlan('p', 'd.plan_id')}
      ${joinPlanOption('o', 'd.option_id')}
      ${joinPlanVersion('v', 'p.id', 'coalesce(p.sold_version, p.draft_version)')}
    where d.region_id = ${region} and d.operator_id = ${operatorId} and d.id = ${departureId}`.execute(db);
  return rows[0];
}

interface ScheduledPart {
  number: number;
  amount: number;
  parts: { bookingId: string; amount: number }[];
}

type OnSitePaymentRow = Awaited<ReturnType<typeof readOnSitePayments>>[number];

export interface ExpectedRow {
  id: string;
  reference: string;
  state: BookingState;
  items: BookingItem[];
  snapshot: BookingSnapshot;
  answers: BookingAnswers | null;
  reseller: ResellerNote | null;
  contact: { name: string; email: string; phone: string } | null;
  questions: BookingQuestion[] | null;
  total: number;
  currency: string;
  cancelling: boolean;
  called_off: boolean;
  order_reference: string | null;
  schedule: ScheduledPart[] | null;
  paid: number | null;
  on_site: OnSitePaymentRow[];
  admitted_at: Date | null;
  admitted_by: string | null;
}

/** The list includes cancelled bookings, because the phone must refuse their vouchers. */
const EXPECTED = ['CONFIRMED', 'PENDING', 'REDEEMED', 'NO_SHOW', 'CANCELLED'];

/**
 * @param orders the table of orders, which contain the contacts
 * @param ids undefined for all bookings
 */
export async function readExpected(
  db: Database,
  { region, departureId }: DepartureKey,
  orders: Rows,
  ids?: string[],
): Promise<ExpectedRow[]> {
  const { rows } = await sql<Omit<ExpectedRow, 'on_site'>>`
    select b.id, b.reference, b.state, b.items, b.snapshot, b.answers, b.reseller, c.contact,
      b.total, b.currency, coalesce((b.cancellation->>'pending')::boolean, false) or d.state = 'cancelled' as cancelling,
      d.state = 'cancelled' as called_off,
      c.reference as order_reference, c.schedule, c.paid, v.content->'questions' as questions, scan.scanned_at as admitted_at, scan.name as admitted_by
    from booking b
      ${joinDeparture('d', 'b.departure_id')}
      left join ${orders('c')} on c.region_id = b.region_id and c.id = b.order_id
      left ${joinPlanVersion('v', 'b.plan_id', 'b.plan_version')}
      left join lateral (
        select s.scanned_at, a.name from voucher_scan s
          left ${joinAccount('a', 's.account_id')}
        where s.region_id = b.region_id and s.booking_id = b.id and s.action = 'redeem' and s.outcome = 'done'
        order by s.received_at limit 1
      ) scan on b.state = 'REDEEMED'
    where b.region_id = ${region} and b.departure_id = ${departureId} and b.state = any(${EXPECTED}) and not b.test_mode
      and (b.state <> 'CANCELLED' or b.confirmed_at is not null)
      ${ids ? sql`and b.id = any(${ids}::uuid[])` : sql``}
    order by b.state = 'CANCELLED', coalesce(c.contact->>'name', b.reference)`.execute(db);
  const payments = Map.groupBy(
    await readOnSitePayments(
      db,
      region,
      rows.map(({ id }) => id),
    ),
    ({ booking_id }) => booking_id,
  );
  return rows.map((row) => ({ ...row, on_site: payments.get(row.id) ?? [] }));
}

export interface MessageRow {
  id: string;
  body: string;
  author: string | null;
  letters: number;
  sent_at: Date;
}

export async function readMessages(db: Database, { region, departureId }: DepartureKey): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.body, a.name as author, m.letters, m.sent_at from departure_message m
      left ${joinAccount('a', 'm.author_id')}
    where m.region_id = ${region} and m.departure_id = ${departureId} and m.booking_id is null order by m.sent_at desc limit 50`.execute(
    db,
  );
  return rows;
}

export interface NewMessage extends DepartureKey {
  id: string;
  bookingId?: string;
  body: string;
  authorId: string;
  letters: number;
}

/**
 * @returns false if the message is already stored
 * @throws repeated_differently if a message with the id has other recipients or another text
 */
export async function insertMessage(trx: Database, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await trx
    .insertInto('departure_message')
    .values({
      region_id: message.region,
      id: message.id,
      operator_id: message.operatorId,
      departure_id: message.departureId,
      booking_id: message.bookingId ?? null,
      body: message.body,
      author_id: message.authorId,
      letters: message.letters,
    })
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  if (written === 1n) return true;
  const known = await trx
    .selectFrom('departure_message')
    .select(['departure_id', 'booking_id', 'body'])
    .where('region_id', '=', message.region)
    .where('id', '=', message.id)
    .executeTakeFirst();
  const isSame =
    known?.departure_id === message.departureId &&
    known.booking_id === (message.bookingId ?? null) &&
    known.body === message.body;
  if (!isSame) throw problem(PLATFORM_ERRORS, 'repeated_differently');
  return false;
}

export async function listToCome(db: Database, { region, departureId }: DepartureKey, orders: Rows): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from booking b join ${orders('c')} on c.region_id = b.region_id and c.id = b.order_id
    where b.region_id = ${region} and b.departure_id = ${departureId} and b.state in ('PENDING', 'CONFIRMED', 'REDEEMED')
      and c.contact->>'email' <> ''
    order by b.id`.execute(db);
  return rows.map(({ id }) => id);
}
