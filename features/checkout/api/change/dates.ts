import { fromDate, parseDate } from '@internationalized/date';
import type { BookingRow } from '#features/bookings/api/public.ts';
import { unitsOf } from '#features/bookings/contract/change-items.ts';
import type { ChangeDate } from '#features/checkout/contract/change.ts';
import { type CalendarPlan, judge, type OpenDeparture, readDepartures } from '#features/operators/api/public.ts';
import { isHeldBack } from '#features/operators/contract/departure-closure.ts';
import { isOnSale } from '#features/operators/contract/departure-states.ts';
import { isForOneGroup } from '#features/operators/contract/sellable.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import type { Database } from '#server/database/connect.ts';
import { unitsAtSamePrice } from './same-price.rules.ts';

const DAYS = 120;
const MOST = 200;

interface What {
  booking: BookingRow;
  plan: CalendarPlan;
  /** The first local day of the list, as `YYYY-MM-DD`. If the day is undefined or past, the list starts today. */
  from: string | undefined;
  now: Date;
}

export async function datesFor(
  db: Database,
  region: string,
  { units, ...what }: What & { units: readonly UnitCount[] },
): Promise<ChangeDate[]> {
  const { booking, plan, now } = what;
  const departures = (await departuresOf(db, region, what)).map((departure) =>
    // The seats of the changed booking count as free.
    departure.id === booking.departure_id && departure.left !== null
      ? { ...departure, left: departure.left + booking.places }
      : departure,
  );
  const same = sameParty(units, unitsOf(booking.items));
  return judge(plan, departures, units, now)
    .flatMap(({ departure, status, left, party }): ChangeDate[] => {
      const current = departure.id === booking.departure_id;
      if (!party?.ok || status === 'CLOSED' || status === 'SOLD_OUT' || (current && same)) return [];
      const difference = party.total - booking.total;
      return [
        {
          ...dateOf(departure),
          left: shownLeft(plan, departure, left),
          total: party.total,
          difference,
          held: false,
          current,
        },
      ];
    })
    .slice(0, MOST);
}

interface Listed {
  held: string | null;
  open: boolean;
  late?: boolean;
  others?: boolean;
}

/**
 * The list includes the departure `held`, because its seats are already held for the booking.
 * @param open `true` to leave out days on which a stop is closed
 * @param late `true` to include departures that the operator no longer sells but that have not started. They may have
 * the same guide as the booking's departure, because the operator replaces it.
 * @param others `true` to include departures of other options at the same price
 */
export async function datesAt(
  db: Database,
  region: string,
  { held, open, late = false, others = false, ...what }: What & Listed,
): Promise<ChangeDate[]> {
  const { booking, plan, now } = what;
  const besides = late ? booking.departure_id : null;
  const from = plan.options.find(({ id }) => id === booking.option_id);
  function fits(departure: OpenDeparture): boolean {
    if (departure.optionId === booking.option_id) return true;
    const to = plan.options.find(({ id }) => id === departure.optionId);
    return Boolean(from && to && unitsAtSamePrice(booking.items, { from, to, plan, departure }));
  }
  return (await departuresOf(db, region, what, { anyOption: others, besides }))
    .filter(fits)
    .filter((departure) => departure.id === held || hasRoom(what, departure, now, late))
    .filter(({ id, closures }) => id !== booking.departure_id && !(open && closures.length > 0))
    .map((departure) => {
      const isHeld = departure.id === held;
      const left = isHeld && departure.left !== null ? departure.left + booking.places : departure.left;
      const option = plan.options.find(({ id }) => id === departure.optionId && id !== booking.option_id);
      return {
        ...dateOf(departure),
        ...(option && { optionName: option.name }),
        ...{
          left: shownLeft(plan, departure, left),
          total: booking.total,
          difference: 0,
          held: isHeld,
          current: false,
        },
      };
    })
    .slice(0, MOST);
}

/** One group takes the whole of a private departure, so its free seats are not shown. */
function shownLeft(plan: What['plan'], { optionId }: OpenDeparture, left: number | null): number | null {
  const option = plan.options.find(({ id }) => id === optionId);
  return option && isForOneGroup({ option, plan }) ? null : left;
}

/** The departure is not locked, so its free seats may change after the check. */
export function hasRoom(
  { booking, plan }: Pick<What, 'booking' | 'plan'>,
  departure: OpenDeparture,
  now: Date,
  late = false,
): boolean {
  const { left, capacity, state, startsAt, cutoffAt, closures } = departure;
  const isSold = isOnSale(state) || (late && state === 'closed');
  if (!isSold || (late ? startsAt : cutoffAt) <= now || isHeldBack(closures)) return false;
  const option = plan.options.find(({ id }) => id === departure.optionId);
  if (!option) return false;
  if (left === null) return true;
  const people = booking.items.filter((item) => item.state === 'active').reduce((sum, { places }) => sum + places, 0);
  return isForOneGroup({ option, plan }) ? left === capacity && people <= left : left >= people;
}

export function departuresOf(
  db: Database,
  region: string,
  { booking, plan, from, now }: What,
  { anyOption = false, besides = null }: { anyOption?: boolean; besides?: string | null } = {},
): Promise<OpenDeparture[]> {
  const today = fromDate(now, plan.zone).toString().slice(0, 10);
  const first = from && from > today ? from : today;
  const to = parseDate(first).add({ days: DAYS }).toString();
  return readDepartures(db, region, plan.id, {
    ...{ from: first, to, besides },
    option: anyOption ? null : booking.option_id,
  });
}

function dateOf({ id, localDate, localTime, startsAt }: OpenDeparture) {
  return { departureId: id, localDate, localTime, startsAt: startsAt.toISOString() };
}

function sameParty(one: readonly UnitCount[], other: readonly UnitCount[]): boolean {
  const written = (units: readonly UnitCount[]) =>
    units
      .filter(({ quantity }) => quantity > 0)
      .map(({ unitId, quantity }) => `${unitId}:${quantity}`)
      .sort()
      .join();
  return written(one) === written(other);
}
