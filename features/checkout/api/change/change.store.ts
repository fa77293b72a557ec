import { type Insertable, type Selectable, sql } from 'kysely';
import { bookingRows, extendHoldsOf } from '#features/bookings/api/public.ts';
import type { ChangeKind, ChangeState } from '#features/checkout/contract/change.ts';
import { assignedResources, closuresOfDeparture, joinDeparture, joinPlan } from '#features/operators/api/public.ts';
import type { AssignedResource } from '#features/operators/contract/assigned-resource.ts';
import type { DepartureClosure } from '#features/operators/contract/departure-closure.ts';
import type { Database } from '#server/database/connect.ts';
import type { BookingChangeTable } from '../tables.ts';

export type ChangeRow = Selectable<BookingChangeTable>;

export interface Outlook {
  bookingId: string;
  calledOff: boolean;
  /** `true` if the plan was made for one quotation and has no public page. */
  madeToOrder: boolean;
  resources: AssignedResource[];
  closures: DepartureClosure[];
  change: {
    id: string;
    kind: ChangeKind;
    until: Date;
    charge: number;
    instalment: number | null;
    reason: string | null;
    departureId: string | null;
    localDate: string | null;
    localTime: string | null;
    startsAt: Date | null;
  } | null;
}

export async function readOutlooks(db: Database, region: string, orderId: string): Promise<Outlook[]> {
  const { rows } = await sql<Omit<Outlook, 'change'> & Partial<NonNullable<Outlook['change']>>>`
    select b.id as "bookingId", d.state = 'cancelled' as "calledOff", p.state = 'made_to_order' as "madeToOrder",
      ${assignedResources('d.id', { onlyShown: true })} as resources,
      case when b.state in ('ON_HOLD', 'PENDING', 'CONFIRMED') then ${closuresOfDeparture} else '[]' end as closures, c.id, c.kind, c.until, c.charge, c.instalment, c.reason,
      t.id as "departureId", t.local_date::text as "localDate", to_char(t.local_time, 'HH24:MI') as "localTime", t.starts_at as "startsAt"
    from ${bookingRows('b')}
      ${joinDeparture('d', 'b.departure_id')}
      ${joinPlan('p', 'b.plan_id')}
      left join booking_change c on c.region_id = b.region_id and c.booking_id = b.id and c.state = 'open' and c.until > clock_timestamp()
      left ${joinDeparture('t', 'c.departure_id')}
    where b.region_id = ${region} and b.order_id = ${orderId}`.execute(db);
  return rows.map(({ bookingId, calledOff, madeToOrder, resources, closures, ...change }) => ({
    bookingId,
    closures,
    calledOff,
    madeToOrder,
    resources,
    change: change.id ? (change as NonNullable<Outlook['change']>) : null,
  }));
}

/** @returns undefined if a change with the id exists, or if the booking has another open change */
export async function insertChange(
  trx: Database,
  change: Insertable<BookingChangeTable>,
): Promise<ChangeRow | undefined> {
  return trx
    .insertInto('booking_change')
    .values(change)
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findChange(db: Database, region: string, id: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('booking_change')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The result may be an expired change whose state is still `open`. The caller must have locked the order. */
export function findOpenChange(db: Database, region: string, bookingId: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('booking_change')
    .selectAll()
    .where('region_id', '=', region)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}

export function findChangeToPay(
  db: Database,
  region: string,
  orderId: string,
  instalment: number,
): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('booking_change')
    .selectAll()
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .where('instalment', '=', instalment)
    .executeTakeFirst();
}

/**
 * The caller must have locked the order.
 * @returns an instalment number that the order does not use yet
 */
export async function nextInstalment(
  trx: Database,
  region: string,
  orderId: string,
  schedule: readonly { number: number }[],
): Promise<number> {
  const { most } = await trx
    .selectFrom('booking_change')
    .select((it) => it.fn.max('instalment').as('most'))
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Math.max(most ?? 0, ...schedule.map(({ number }) => number)) + 1;
}

export async function endChange(
  trx: Database,
  { region_id, id }: Pick<ChangeRow, 'region_id' | 'id'>,
  state: Exclude<ChangeState, 'open'>,
  departureId?: string,
): Promise<void> {
  await trx
    .updateTable('booking_change')
    .set({ state, ended_at: sql<Date>`clock_timestamp()`, ...(departureId && { departure_id: departureId }) })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .execute();
}

export async function forgetHold(trx: Database, { region_id, id }: Pick<ChangeRow, 'region_id' | 'id'>): Promise<void> {
  await trx
    .updateTable('booking_change')
    .set({ departure_id: null, hold_id: null })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .execute();
}

export async function extendChange(trx: Database, { region_id, id, hold_id }: ChangeRow, until: Date): Promise<void> {
  await sql`
    with kept as (
      update booking_change set until = ${until}, extended = true where region_id = ${region_id} and id = ${id}
    )
    ${extendHoldsOf(region_id, until, sql`id = ${hold_id}`)}`.execute(trx);
}

export async function lapseChanges(db: Database, region: string): Promise<void> {
  await sql`
    update booking_change set state = 'lapsed', ended_at = clock_timestamp()
    where region_id = ${region} and state = 'open' and until <= clock_timestamp() and kind <> 'called_off'`.execute(db);
}

export async function readHeldOn(
  db: Database,
  region: string,
  departureId: string,
): Promise<{ id: string; order_id: string; booking_id: string }[]> {
  return db
    .selectFrom('booking_change')
    .select(['id', 'order_id', 'booking_id'])
    .where('region_id', '=', region)
    .where('departure_id', '=', departureId)
    .where('state', '=', 'open')
    .execute();
}
