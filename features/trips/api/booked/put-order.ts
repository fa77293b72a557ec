import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { placeNames } from '#features/places/api/public.ts';
import { crosses, datesOf, type SoldOrder, stopsOfOrder } from '#features/trips/contract/booked-stops.ts';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import { putOrder, vouchersOf } from '#features/trips/contract/order-in-document.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import { insertTrip, lockTrip, lockTripByCreation, recordEvent, saveDocument, type TripRow } from '../trip.store.ts';
import { type Asking, authorizeEditor } from '../trip-access.ts';
import { firstKeys, keyFits, newSalt } from '../trip-keys.ts';
import { newDocument } from './new-document.rules.ts';
import type { OrderProgram, ProgramStop } from './order-program.ts';
import { laidProgram } from './program-days.rules.ts';
import { readSoldOrder } from './read-sold-order.ts';
import { linkOrder } from './trip-order.store.ts';

type Trx = Transaction<Tables>;

export interface BoughtForTrip {
  orderId: string;
  reference: string;
  accountId: string | null;
  program: OrderProgram;
  /** References of the selected bookings. Null means all bookings. */
  bookings: readonly string[] | null;
}

/**
 * A second call with the same order changes nothing.
 * @throws trip_not_found, trip_binned, trip_other_days.
 */
export async function putIntoTrip(
  trx: Trx,
  region: string,
  { id, asking }: { id: string; asking: Asking },
  bought: BoughtForTrip,
): Promise<TripRow> {
  const trip = authorizeEditor(await lockTrip(trx, region, id), asking);
  return putInto(trx, trip, await soldOf(trx, region, bought), bought);
}

export interface MadeTrip {
  trip: TripRow;
  keys: { editSecret: string; shareToken: string } | null;
}

/**
 * Creates the trip of the order if the order has none. Every person who may open the order may open this trip.
 * @param secret a server-side secret of the order, from which the secrets of the trip are derived
 */
export async function putIntoOwnTrip(
  trx: Trx,
  region: string,
  secret: string,
  bought: BoughtForTrip,
): Promise<MadeTrip> {
  const order = await soldOf(trx, region, bought);
  const meantOrder = meant(order, bought, null);
  const document = newDocument(bought.program, meantOrder, await programOf(trx, region, bought, meantOrder));
  const salt = newSalt();
  const keys = firstKeys(secret, salt);
  const creationHash = hashSecret(secret);
  const made = await insertTrip(trx, region, {
    id: newSecret(),
    creationHash,
    salt,
    editHash: hashSecret(keys.editSecret),
    shareHash: hashSecret(keys.shareToken),
    document,
    accountId: bought.accountId,
  });
  if (made) await recordEvent(trx, made, { action: 'keep', from_state: null, to_state: made.state, actor: 'editor' });
  const trip = made ?? (await lockTripByCreation(trx, region, creationHash))!;
  const known = firstKeys(secret, trip.creation_salt);
  return {
    trip: await putInto(trx, trip, order, { ...bought, program: { ...bought.program, stops: [], days: [] } }),
    keys: keyFits(known.editSecret, trip.edit_hash) ? known : null,
  };
}

async function putInto(trx: Trx, trip: TripRow, order: SoldOrder, bought: BoughtForTrip): Promise<TripRow> {
  if (trip.state === 'binned') throw problem(TRIP_ERRORS, 'trip_binned');
  const chosen = meant(order, bought, trip.document);
  const isWhole = bought.bookings === null && (bought.program.days ?? []).length > 0;
  const offered = isWhole ? await programOf(trx, trip.region_id, bought, chosen) : null;
  const document = putOrder(trip.document, chosen, answeredBy(chosen, bought.program.stops), offered);
  if (!document) throw problem(TRIP_ERRORS, 'trip_other_days');
  await linkOrder(trx, {
    region_id: trip.region_id,
    trip_id: trip.id,
    order_id: bought.orderId,
    reference: bought.reference,
    quotation: bought.program.quotation,
  });
  return isDeepStrictEqual(document, trip.document) ? trip : saveDocument(trx, trip, document);
}

async function programOf(trx: Trx, region: string, { orderId, program }: BoughtForTrip, order: SoldOrder) {
  const named = [...program.stops, ...(program.days ?? []).flatMap(({ stops }) => stops)];
  const places = await placeNames(
    trx,
    region,
    named.flatMap(({ place }) => place ?? []),
  );
  return laidProgram(orderId, program, order, places);
}

async function soldOf(trx: Trx, region: string, { program, ...bought }: BoughtForTrip): Promise<SoldOrder> {
  const { quotation, points, along = [], stops, days = [] } = program;
  const offered = { points: new Map(Object.entries(points)), along: new Set(along) };
  const order = await readSoldOrder(trx, region, { ...bought, quotation }, offered);
  const listed = days.flatMap(({ date, stops: { length } }) => (length > 0 ? [date] : []));
  return withoutLonely(order, new Set([...listed, ...stops.map(({ date }) => date)]));
}

function withoutLonely(order: SoldOrder, busy: ReadonlySet<string>): SoldOrder {
  const days = new Set([...busy, ...stopsOfOrder(order).map(({ date }) => date)]);
  const bookings = order.bookings.map(({ accompanies, ...one }) =>
    accompanies && datesOf(one).some((date) => days.has(date)) ? { ...one, accompanies } : one,
  );
  return { ...order, bookings };
}

function meant(order: SoldOrder, { bookings }: BoughtForTrip, document: TripDocument | null): SoldOrder {
  const there = new Set(
    document?.days.flatMap(({ stops, along = [] }) => [
      ...stops.flatMap(vouchersOf),
      ...along.map(({ voucher }) => voucher),
    ]),
  );
  const isMeant = ({ reference, standing }: SoldOrder['bookings'][number]) =>
    there.has(reference) || (standing !== 'cancelled' && (bookings === null || bookings.includes(reference)));
  return { ...order, bookings: order.bookings.filter(isMeant) };
}

function answeredBy(order: SoldOrder, program: OrderProgram['stops']): Set<string> {
  const stops = stopsOfOrder(order);
  const isIn = ({ date, begin, minutes }: ProgramStop) =>
    stops.some((stop) => crosses(stop, { date, stop: { begin, minutes } }));
  return new Set(program.filter(isIn).map(({ place }) => place));
}
