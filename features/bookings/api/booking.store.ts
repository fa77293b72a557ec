import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { BookingAction, BookingActor, BookingState } from '#features/bookings/contract/booking-states.ts';
import type { Database } from '#server/database/connect.ts';
import type { BookingTable } from './tables.ts';

export type BookingRow = Selectable<BookingTable>;
export type NewBooking = Insertable<BookingTable>;

type OtherAction =
  | 'hold'
  | 'amend'
  | 'ask_cancel'
  | 'move'
  | 'offer'
  | 'call_off'
  | 'notified'
  | 'closure'
  | 'keep'
  | 'message';

export interface BookingStep {
  bookingId: string;
  action: BookingAction | OtherAction;
  from: BookingState | null;
  to: BookingState;
  actor: BookingActor;
  actorId?: string | null;
  reason?: string | null;
}

/**
 * Bookings whose id already exists are ignored.
 * @returns the ids of the inserted bookings
 */
export async function insertBookings(
  trx: Database,
  bookings: NewBooking[],
  actor: BookingActor,
  actorId: string | null = null,
): Promise<string[]> {
  const added = await trx
    .with('added', (db) =>
      db
        .insertInto('booking')
        .values(bookings)
        .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
        .returning(['region_id', 'id', 'state']),
    )
    .with('recorded', (db) =>
      db
        .insertInto('booking_event')
        .columns(['region_id', 'booking_id', 'action', 'to_state', 'actor', 'actor_id'])
        .expression((from) =>
          from
            .selectFrom('added')
            .select(['region_id', 'id', sql<string>`'hold'`.as('action'), 'state'])
            .select([sql<BookingActor>`${actor}`.as('actor'), sql<string | null>`${actorId}::uuid`.as('actor_id')]),
        ),
    )
    .selectFrom('added')
    .select('id')
    .execute();
  return added.map(({ id }) => id);
}

export function findBooking(db: Database, region: string, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export function findByReference(db: Database, region: string, reference: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('region_id', '=', region)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export function readOrderBookings(db: Database, region: string, orderId: string): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function lockBookings(trx: Database, region: string, ids: readonly string[]): Promise<BookingRow[]> {
  return trx
    .selectFrom('booking')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The caller must have locked the order. */
export function lockOrderBookings(trx: Database, region: string, orderId: string): Promise<BookingRow[]> {
  return trx
    .selectFrom('booking')
    .selectAll()
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export type BookingChange = Partial<
  Pick<
    BookingTable,
    | 'state'
    | 'hold_until'
    | 'confirmed_at'
    | 'redeemed_at'
    | 'cancelled_at'
    | 'departure_id'
    | 'plan_id'
    | 'option_id'
    | 'plan_version'
    | 'places'
    | 'currency'
    | 'commission_bps'
  >
> & {
  total?: number;
  tax?: number;
  items?: string;
  snapshot?: string;
  answers?: string | null;
  cancellation?: string | null;
  reseller?: string | null;
};

export async function saveBooking(
  trx: Database,
  region: string,
  id: string,
  change: BookingChange,
): Promise<BookingRow> {
  return trx
    .updateTable('booking')
    .set({ ...change, changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The caller must have locked the bookings. Each id is a separate SQL parameter, because an array makes PostgreSQL plan
 * each call again.
 */
export async function saveStates(
  trx: Database,
  region: string,
  ids: readonly string[],
  step: Omit<BookingStep, 'bookingId'>,
): Promise<void> {
  await sql`
    with moved as (
      update booking set state = ${step.to}, changed_at = clock_timestamp(), hold_until = null,
        confirmed_at = case when ${step.to} = 'CONFIRMED' then clock_timestamp() else confirmed_at end
      where region_id = ${region} and id in (${sql.join(ids)}) and state = ${step.from}
      returning id
    )
    insert into booking_event (region_id, booking_id, action, from_state, to_state, actor, actor_id, reason)
    select ${region}, id, ${step.action}, ${step.from}, ${step.to}, ${step.actor}, ${step.actorId ?? null}::uuid, ${step.reason ?? null}
    from moved`.execute(trx);
}

export async function recordStep(trx: Database, region: string, step: BookingStep): Promise<void> {
  await trx
    .insertInto('booking_event')
    .values({
      region_id: region,
      booking_id: step.bookingId,
      action: step.action,
      from_state: step.from,
      to_state: step.to,
      actor: step.actor,
      actor_id: step.actorId ?? null,
      reason: step.reason ?? null,
    })
    .execute();
}

export const extendHoldsOf = (region: string, until: Date, which: RawBuilder<unknown>) => sql`
    update booking set hold_until = ${until}, changed_at = clock_timestamp()
    where region_id = ${region} and state = 'ON_HOLD' and ${which}`;
