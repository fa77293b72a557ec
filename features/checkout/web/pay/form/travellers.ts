import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { UnitType } from '#features/operators/contract/unit.ts';
import type { OrderBooking } from '../../../contract/order.ts';

export interface Seat {
  /** The unit type and the index in the traveller's first booking, for example "ADULT-0". */
  id: string;
  name: string;
  /**
   * The traveller's number among the travellers with the same unit name, counted from 1. It is null for a single
   * traveller.
   */
  number: number | null;
  itemsOf: Record<string, BookingItem>;
  child: boolean;
  showsDocument: boolean;
}

/** If `oneParty` is true, the bookings belong to one accepted offer and have the same travellers. */
export type Going = Pick<OrderBooking, 'id' | 'items'> & { oneParty?: boolean };

const OLDEST = 120;
const YOUNG: readonly UnitType[] = ['CHILD', 'INFANT', 'YOUTH'];
/** Operators divide ages differently: a "niña" of one operator may be a "joven" of another operator. */
const kindOf = (type: UnitType) =>
  YOUNG.includes(type) ? 'young' : type === 'FAMILY' || type === 'OTHER' ? type : 'grown';

/**
 * Finds the same traveller in several bookings by equal age, then by unit type, then by `kindOf`. In an accepted offer,
 * the remaining items match by their position.
 */
export function seatsOf(bookings: readonly Going[]): Seat[] {
  const seats: Seat[] = [];
  for (const { id: booking, items, oneParty = false } of bookings) {
    const going = items.filter(({ state }) => state !== 'cancelled');
    const known = seats.slice();
    const seat = (waiting: BookingItem[], isSame: (one: Seat, item: BookingItem) => boolean) =>
      waiting.filter((item) => {
        const found = known.find((one) => !one.itemsOf[booking] && !isOtherAge(one, item) && isSame(one, item));
        if (found) found.itemsOf[booking] = item;
        return !found;
      });
    let left = seat(going, (one, item) => item.traveller?.age !== undefined && ageOf(one) === item.traveller.age);
    left = seat(left, (one, item) => itemsIn(one).some(({ type }) => type === item.type));
    left = seat(left, (one, item) => itemsIn(one).some(({ type }) => kindOf(type) === kindOf(item.type)));
    if (oneParty) left = seat(left, () => true);
    for (const item of left) {
      const before = seats.filter(({ id }) => id.startsWith(`${item.type}-`)).length;
      const id = `${item.type}-${before}`;
      seats.push({
        id,
        name: item.name,
        number: before + 1,
        itemsOf: { [booking]: item },
        child: false,
        showsDocument: false,
      });
    }
  }
  const kind = ({ id }: Seat) => id.split('-')[0];
  return seats.map((one) => ({
    ...one,
    showsDocument: itemsIn(one).some(({ idRequired }) => idRequired),
    child: itemsIn(one).some(({ type }) => YOUNG.includes(type)),
    number: seats.filter((other) => kind(other) === kind(one)).length === 1 ? null : one.number,
  }));
}

export const ageOf = (seat: Seat): number | undefined =>
  itemsIn(seat).find(({ traveller }) => traveller?.age !== undefined)?.traveller?.age;

/**
 * Gives each child without an age one of `ages`, if the tickets are sold for this age. Tickets for a narrow range of
 * ages come first.
 * @returns ages by the id of the seat
 */
export function agesForSeats(seats: readonly Seat[], ages: readonly number[]): ReadonlyMap<string, number> {
  const left = [...ages];
  const found = new Map<string, number>();
  const open = seats.filter((seat) => seat.child && ageOf(seat) === undefined);
  for (const seat of open.toSorted((one, other) => width(one) - width(other))) {
    const { from, to } = rangeOf(seat);
    const index = left.findIndex((age) => from <= age && age <= to);
    if (index >= 0) found.set(seat.id, left.splice(index, 1)[0]!);
  }
  return found;
}

function rangeOf(seat: Seat): { from: number; to: number } {
  const ranges = itemsIn(seat).map(({ ages }) => ages);
  return {
    from: Math.max(0, ...ranges.map((range) => range?.from ?? 0)),
    to: Math.min(OLDEST, ...ranges.map((range) => range?.to ?? OLDEST)),
  };
}

function width(seat: Seat): number {
  const { from, to } = rangeOf(seat);
  return to - from;
}

function isOtherAge(seat: Seat, { traveller }: BookingItem): boolean {
  const age = ageOf(seat);
  return age !== undefined && traveller?.age !== undefined && age !== traveller.age;
}

const itemsIn = ({ itemsOf }: Seat): BookingItem[] => Object.values(itemsOf);

/** Returns the unit names that differ from the seat's name, for example "Joven" instead of "Niña o niño". */
export function otherNames(seat: Seat): { bookingId: string; name: string }[] {
  return Object.entries(seat.itemsOf).flatMap(([bookingId, { name }]) =>
    name === seat.name ? [] : [{ bookingId, name }],
  );
}

/** `called` is the traveller's name. If the name is unknown, it is "Adulto 2", or "Joven" for a single traveller. */
export function peopleOf(items: readonly BookingItem[]): { item: BookingItem; called: string }[] {
  return seatsOf([{ id: 'one', items: [...items] }]).map(({ itemsOf, name, number }) => ({
    item: itemsOf.one!,
    called: number ? `${name} ${number}` : name,
  }));
}

export const answerName = (bookingId: string, question: string, item?: string): string =>
  `answer:${bookingId}:${question}${item ? `/${item}` : ''}`;
