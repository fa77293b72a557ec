import { parseDate } from '@internationalized/date';
import {
  addDays,
  companionsOfOrder,
  type DatedCompanion,
  type DatedStop,
  type SoldOrder,
  stopsOfOrder,
} from './booked-stops.ts';
import { isLaid, keepNotes, type LaidProgram, layProgram } from './lay-program.ts';
import { MOST_TRIP_DAYS } from './limits.ts';
import { movedNights } from './nights.ts';
import type { PlanOfStop, TripDay, TripDocument, TripStop } from './trip.ts';

/**
 * Replaces the earlier stops of the order.
 * @param answered ids of places that the order visits; the traveller's stops at these places are removed
 * @param offered days of a completely bought offer, which replace the days of the trip
 * @returns null if the trip would be longer than `MOST_TRIP_DAYS`
 */
export function putOrder(
  document: TripDocument,
  order: SoldOrder,
  answered: ReadonlySet<string> = new Set(),
  offered: LaidProgram | null = null,
): TripDocument | null {
  const stops = stopsOfOrder(order);
  const along = companionsOfOrder(order);
  const program = offered && !isLaid(document, offered) && !hasAll(document, order) ? offered : null;
  const bought = widen(document, [...stops, ...along]);
  if (!bought) return null;
  const wide = (program && widen(bought, program.days)) ?? bought;
  const widened = program ? layProgram(wide, program, stops) : wide;
  const plans = new Set(stops.flatMap(({ stop }) => (stop.plan?.slug ? [stop.plan.planId] : [])));
  const givesWay = ({ place, state, plan }: TripStop) =>
    plan
      ? plan.booking === order.reference || (!plan.booking && plans.has(plan.planId))
      : place !== null && state !== 'booked' && answered.has(place);
  const days = withCompanions(withStops(widened.days, stops, givesWay, notesOf(document)), along, order);
  const { unplaced, gaveWay, ...rest } = widened;
  const left = unplaced?.filter((place) => !answered.has(place)) ?? [];
  const why = gaveWay?.filter(({ place }) => left.includes(place)) ?? [];
  const put = { ...rest, days, ...(left.length > 0 && { unplaced: left }), ...(why.length > 0 && { gaveWay: why }) };
  return program ? keepNotes(document, put, program.spots) : put;
}

function hasAll({ days }: TripDocument, { bookings }: SoldOrder): boolean {
  const there = new Set(
    days.flatMap(({ stops, along = [] }) => [...stops.flatMap(vouchersOf), ...along.map(voucherOf)]),
  );
  return bookings.every(({ reference }) => there.has(reference));
}

const voucherOf = ({ voucher }: { voucher: string }) => voucher;
export const vouchersOf = ({ plan }: TripStop) => [plan?.voucher, ...(plan?.also ?? []).map(voucherOf)];

/**
 * Bookings that the traveller removed are not added again. If a booking moved to a day outside of the trip, its stop
 * stays and shows the new time.
 */
export function withOrder(document: TripDocument, order: SoldOrder): TripDocument {
  const there = document.days.flatMap(({ stops }) => stops.filter(({ plan }) => plan?.booking === order.reference));
  const goAlong = new Set(document.days.flatMap(({ along = [] }) => along.map(({ voucher }) => voucher)));
  const kept = new Set(there.flatMap(vouchersOf));
  const bookings = order.bookings
    .filter(({ reference }) => kept.has(reference) || goAlong.has(reference))
    .map((one) => (goAlong.has(one.reference) ? { ...one, accompanies: true } : withPoint(one, there)));
  const followed = { ...order, bookings };
  const now = stopsOfOrder(followed);
  const dates = new Set(document.days.map(({ date }) => date));
  const away = new Map<string, DatedStop[]>();
  for (const [voucher, days] of Map.groupBy(now, ({ stop }) => stop.plan!.voucher!))
    if (days.some(({ date }) => !dates.has(date))) away.set(voucher, days);
  const come = now.filter(({ stop }) => !away.has(stop.plan!.voucher!));
  const isReplaced = ({ plan }: TripStop) =>
    plan?.booking === order.reference && plan.voucher !== undefined && !away.has(plan.voucher);
  const days = withStops(document.days, come, isReplaced, notesOf(document)).map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const gone = stop.plan?.booking === order.reference && stop.plan.voucher && away.get(stop.plan.voucher);
      return gone ? { ...stop, plan: { ...stop.plan!, ...whereTo(gone) } } : stop;
    }),
  }));
  return { ...document, days: withCompanions(days, companionsOfOrder(followed), order) };
}

/**
 * Adds the days in `moved` to the trip.
 * @returns null if the trip would be longer than `MOST_TRIP_DAYS`.
 */
export function withMoved(document: TripDocument, { voucher, moved }: PlanOfStop): TripDocument | null {
  const isIt = ({ plan }: TripStop) => plan?.voucher === voucher;
  const stops = document.days.flatMap((day) => day.stops.filter(isIt));
  const [first] = stops;
  if (!(moved && voucher && first)) return null;
  const days = moved.days ?? [{ date: moved.date, begin: moved.begin, minutes: first.minutes }];
  const come = days.map(({ date, begin, minutes }, index): DatedStop => {
    const part = days.length > 1 ? { day: index + 1, of: days.length } : undefined;
    const { plan: old, ...was } = stops.find(({ plan }) => plan?.part?.day === part?.day) ?? first;
    const { moved: _, part: _before, ...plan } = old!;
    const id = part ? `${voucher}-${part.day}` : voucher;
    return { date, stop: { ...was, id, plan: { ...plan, ...(part && { part }) }, begin, minutes } };
  });
  const widened = widen(document, come);
  return widened && { ...widened, days: withStops(widened.days, come, isIt, new Map()) };
}

function whereTo(days: readonly DatedStop[]): Partial<PlanOfStop> {
  const { date, stop } = days[0]!;
  const { departureId, standing } = stop.plan!;
  const each = days.map((day) => ({ date: day.date, begin: day.stop.begin, minutes: day.stop.minutes }));
  const moved = { date, begin: stop.begin, ...(each.length > 1 && { days: each }) };
  return { departureId, ...(standing && { standing }), moved };
}

/** A service made for this traveller has no position in the order, so the position of its stop is kept. */
function withPoint(booking: SoldOrder['bookings'][number], there: readonly TripStop[]): typeof booking {
  const known = there.find(({ plan }) => plan?.voucher === booking.reference)?.plan;
  if (booking.slug !== '' || !known) return booking;
  const { meeting: name, lon, lat, poster } = known;
  return { ...booking, point: { name, lon, lat }, isAtPlace: true, ...(poster && { picture: { poster } }) };
}

function withStops(
  days: readonly TripDay[],
  come: readonly DatedStop[],
  givesWay: (stop: TripStop) => boolean,
  notes: ReadonlyMap<string, string>,
): TripDay[] {
  return days.map((day) => {
    const stays = day.stops.filter((stop) => !givesWay(stop));
    const comes = come.flatMap(({ date, stop }) => {
      const note = notes.get(stop.id);
      return date === day.date ? [note ? { ...stop, note } : stop] : [];
    });
    if (comes.length === 0 && stays.length === day.stops.length) return day;
    return { ...day, stops: [...stays, ...comes].toSorted((one, other) => one.begin - other.begin) };
  });
}

function withCompanions(
  days: readonly TripDay[],
  come: readonly DatedCompanion[],
  { reference }: SoldOrder,
): TripDay[] {
  const dates = new Set(days.map(({ date }) => date));
  const placed = new Set(come.flatMap(({ date, companion }) => (dates.has(date) ? [companion.voucher] : [])));
  return days.map((day) => {
    const { along: before = [], ...rest } = day;
    const stays = before.filter(({ booking, voucher }) => booking !== reference || !placed.has(voucher));
    const along = [...stays, ...come.flatMap(({ date, companion }) => (date === day.date ? [companion] : []))];
    return along.length > 0 ? { ...rest, along } : before.length > 0 ? rest : day;
  });
}

function notesOf({ days }: TripDocument): Map<string, string> {
  return new Map(days.flatMap(({ stops }) => stops.flatMap(({ id, note }) => (note ? [[id, note] as const] : []))));
}

function widen(document: TripDocument, stops: readonly Pick<DatedStop, 'date'>[]): TripDocument | null {
  const have = document.days.map(({ date }) => date);
  const wanted = stops.map(({ date }) => date).filter((date) => !have.includes(date));
  if (wanted.length === 0) return document;
  const all = [...have, ...wanted].toSorted();
  const first = all[0]!;
  const length = parseDate(all.at(-1)!).compare(parseDate(first)) + 1;
  if (length > MOST_TRIP_DAYS) return null;
  const days = Array.from({ length }, (_, index): TripDay => {
    const date = addDays(first, index);
    return document.days.find((day) => day.date === date) ?? { date, stops: [] };
  });
  const { nights, ...wish } = document.wish;
  const later = have[0] ? parseDate(have[0]).compare(parseDate(first)) : 0;
  return {
    ...document,
    days,
    wish: { ...wish, startDate: first, days: length, ...movedNights(nights, length, later) },
  };
}
