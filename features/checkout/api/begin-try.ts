import type { Transaction } from 'kysely';
import { type BookingRow, readOrderBookings } from '#features/bookings/api/public.ts';
import { type BookingAnswers, missingAnswers } from '#features/bookings/contract/answers.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import type { StartTransactionBody } from '#features/checkout/contract/order.ts';
import { readHeldBack, readOperatorStatuses, readSellables } from '#features/operators/api/public.ts';
import type { PlanState } from '#features/operators/contract/plan-states.ts';
import { beginPayment, type NewPayment, type PaymentRow } from '#features/payments/api/public.ts';
import { type Acceptance, recordAcceptance } from '#features/policies/api/public.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type ChangeRow, extendChange, findChangeToPay } from './change/change.store.ts';
import { openAmount } from './instalments/open-amount.ts';
import { calledOffAmong, openSchedule, setClosedApart } from './instalments/open-schedule.ts';
import { extendHold, lockOrder, type OrderRow } from './order.store.ts';
import { cardModeOf, termsOf } from './sale.rules.ts';

const MINUTE = 60_000;
/** If a hold ends within ten minutes, starting a payment extends the hold. */
const COMFORT = 10 * MINUTE;
const FIRST_CHECK = 30_000;

export interface Try {
  order: OrderRow;
  change: ChangeRow | undefined;
  payment: PaymentRow;
  /** The amount owed now, in minor units. A reused payment may be stored with a different amount. */
  amount: number;
}

export async function beginTry(platform: Platform, orderId: string, body: StartTransactionBody): Promise<Try> {
  const { db, config } = platform;
  // The region is read before the transaction, because the read uses a connection of its own.
  const region = await platform.region.current();
  const { extendMinutes } = termsOf(region);
  return inTransaction(db, async (trx) => {
    const found = await lockOrder(trx, config.REGION, orderId);
    const bookings = await readOrderBookings(trx, config.REGION, orderId);
    const order = found!.state === 'confirmed' ? await setClosedApart(trx, found!, bookings) : found!;
    const change = await changeOf(trx, order, body.instalment, extendMinutes);
    const amount = change ? change.charge : await amountOf(trx, order, body.instalment, bookings);
    if (order.state === 'held') {
      assertDetailsGiven(bookings);
      await assertSellersActive(trx, order, bookings);
      await assertPlansNotTakenOff(trx, order, bookings);
      await assertDeparturesRun(trx, order, bookings);
      await assertStopsOpen(trx, order, bookings);
    }
    if (change) await assertDeparturesRun(trx, order, bookingsOf(change, bookings));
    const { payment } = await beginPayment(trx, paymentOf(platform, region, order, amount, body));
    if (needsLonger(order)) await extendHold(trx, config.REGION, order.id, later(order.hold_until!, extendMinutes));
    await recordAcceptance(trx, acceptanceOf(order, body));
    return { order, change, payment, amount };
  });
}

function paymentOf(
  { config, cards }: Platform,
  region: Region,
  order: OrderRow,
  amount: number,
  body: StartTransactionBody,
): NewPayment {
  const { modes } = cards.publicConfiguration();
  return {
    region: config.REGION,
    orderId: order.id,
    instalment: body.instalment,
    clientKey: body.key,
    amount,
    currency: order.currency,
    provider: cards.provider,
    mode: body.mode === 'frame' ? cardModeOf(modes, region) : 'page',
    payer: body.payer,
    checkAt: new Date(Date.now() + FIRST_CHECK),
  };
}

function acceptanceOf({ region_id, reference }: OrderRow, { accepted }: StartTransactionBody): Acceptance {
  return { region: region_id, texts: accepted, subject: { kind: 'booking', id: reference }, place: 'payment' };
}

async function changeOf(
  trx: Transaction<Tables>,
  order: OrderRow,
  number: number,
  minutes: number,
): Promise<ChangeRow | undefined> {
  if (order.schedule.some((it) => it.number === number)) return undefined;
  const change = await findChangeToPay(trx, order.region_id, order.id, number);
  if (change && (change.state !== 'open' || change.until.getTime() <= Date.now()))
    throw problem(CHECKOUT_ERRORS, 'order_hold_over');
  if (!change || change.extended || change.until.getTime() - Date.now() > COMFORT) return change;
  const until = new Date(change.until.getTime() + minutes * MINUTE);
  await extendChange(trx, change, until);
  return { ...change, until };
}

function bookingsOf(change: ChangeRow, bookings: readonly BookingRow[]): Pick<BookingRow, 'departure_id'>[] {
  const own = bookings.filter(({ id }) => id === change.booking_id);
  return change.departure_id ? [...own, { departure_id: change.departure_id }] : own;
}

async function amountOf(
  db: Database,
  order: OrderRow,
  number: number,
  bookings: readonly BookingRow[],
): Promise<number> {
  const instalment = order.schedule.find((it) => it.number === number);
  if (!instalment) throw problem(CHECKOUT_ERRORS, 'order_not_payable');
  if (order.state === 'held' && number === 1) {
    if (!order.hold_until || order.hold_until.getTime() <= Date.now())
      throw problem(CHECKOUT_ERRORS, 'order_hold_over');
    return instalment.amount;
  }
  if (order.state === 'lapsed' || order.state === 'released') throw problem(CHECKOUT_ERRORS, 'order_hold_over');
  if (order.state !== 'confirmed' || openAmount(order, number) <= 0)
    throw problem(CHECKOUT_ERRORS, 'order_not_payable');
  const open = openAmount({ schedule: await openSchedule(db, order, bookings), paid: order.paid }, number);
  if (open > 0) return open;
  await assertDeparturesRun(db, order, bookings);
  throw problem(CHECKOUT_ERRORS, 'order_not_payable');
}

async function assertDeparturesRun(
  db: Database,
  { region_id }: OrderRow,
  bookings: readonly Pick<BookingRow, 'departure_id'>[],
): Promise<void> {
  const calledOff = await calledOffAmong(db, region_id, bookings);
  if (calledOff.size > 0) throw problem(CHECKOUT_ERRORS, 'departure_called_off');
}

/** @throws closed_stop if a stop is closed and the operator has not answered the closure */
async function assertStopsOpen(
  db: Database,
  { region_id }: OrderRow,
  bookings: readonly Pick<BookingRow, 'departure_id'>[],
): Promise<void> {
  const held = await readHeldBack(
    db,
    region_id,
    bookings.map(({ departure_id }) => departure_id),
  );
  if (held.size > 0) throw problem(BOOKING_ERRORS, 'closed_stop');
}

/** @throws seller_suspended if the operator's registration has ended */
async function assertSellersActive(
  db: Database,
  { region_id }: OrderRow,
  bookings: readonly BookingRow[],
): Promise<void> {
  const sellers = await readOperatorStatuses(db, region_id, [
    ...new Set(bookings.map(({ operator_id }) => operator_id)),
  ]);
  if ([...sellers.values()].some(({ maySell }) => !maySell)) throw problem(CHECKOUT_ERRORS, 'seller_suspended');
}

const TAKEN_OFF: readonly PlanState[] = ['draft', 'submitted', 'changes_requested'];

/**
 * If the operator paused or ended a plan, its held bookings can still be paid.
 * @throws plan_taken_off if the region took a plan off sale
 */
async function assertPlansNotTakenOff(
  db: Database,
  { region_id }: OrderRow,
  bookings: readonly BookingRow[],
): Promise<void> {
  const sellables = await readSellables(
    db,
    region_id,
    bookings.map(({ departure_id }) => departure_id),
  );
  const issues = bookings.flatMap(({ id, departure_id, snapshot }) =>
    TAKEN_OFF.includes(sellables.get(departure_id)?.plan.state ?? 'on_sale')
      ? [{ path: `body.lines.${id}`, code: 'taken_off', message: `«${snapshot.title}» ya no está a la venta.` }]
      : [],
  );
  if (issues.length > 0) throw problem(CHECKOUT_ERRORS, 'plan_taken_off', { issues });
}

/** @throws details_missing with one issue for each required question without an answer */
function assertDetailsGiven(bookings: readonly BookingRow[]): void {
  const issues = bookings.flatMap(({ id, snapshot, items, answers }) =>
    missingAnswers(snapshot, items, answers as BookingAnswers | null).map(({ key, label }) => ({
      path: `body.lines.${id}.${key}`,
      code: 'required',
      message: `Falta responder: ${label}`,
    })),
  );
  if (issues.length > 0) throw problem(CHECKOUT_ERRORS, 'details_missing', { issues });
}

function needsLonger({ state, hold_extended, hold_until }: OrderRow): boolean {
  return state === 'held' && !hold_extended && hold_until !== null && hold_until.getTime() - Date.now() <= COMFORT;
}

const later = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE);
