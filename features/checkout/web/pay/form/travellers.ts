import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { UnitType } from '#features/operators/contract/unit.ts';
import type { OrderBooking } from '../../../contract/order.ts';

/** One traveller, asked for once in the whole order. */
export interface Seat {
  /** "ADULT-0": the first adult of the first booking that has one. */
  id: string;
  /** Unit name in the first booking: "Adulto". */
  name: string;
  /** Number of the traveller among those with the same unit type, from 1; null when there is only one. */
  number: number | null;
  itemsOf: Record<string, BookingItem>;
  child: boolean;
}

/** A booking and its travellers. `oneParty`: the bookings come from one accepted offer, so the same people travel in all of them, whatever their units are called. */
export type Going = Pick<OrderBooking, 'id' | 'items'> & { oneParty?: boolean };

const YOUNG: readonly UnitType[] = ['CHILD', 'INFANT', 'YOUTH'];
/** Groups the unit types that different operators may give the same person: the "niña" of one is the "joven" of another. */
const kindOf = (type: UnitType) =>
  YOUNG.includes(type) ? 'young' : type === 'FAMILY' || type === 'OTHER' ? type : 'grown';

/**
 * The travellers of all bookings together. Bookings share travellers of the same known age, then of the same unit type (the second adult of one is the
 * second adult of another), then of the same group, because operators divide ages differently.
 */
export function seatsOf(bookings: readonly Going[]): Seat[] {
  const seats: Seat[] = [];
  for (const { id: booking, items, oneParty = false } of bookings) {
    const going = items.filter(({ state }) => state !== 'cancelled');
    const known = seats.slice();
    /**
     * Assigns items to seats.
     * @returns the items that matched none.
     */
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
      seats.push({ id, name: item.name, number: before + 1, itemsOf: { [booking]: item }, child: false });
    }
  }
  const kind = ({ id }: Seat) => id.split('-')[0];
  return seats.map((one) => ({
    ...one,
    child: itemsIn(one).some(({ type }) => YOUNG.includes(type)),
    number: seats.filter((other) => kind(other) === kind(one)).length === 1 ? null : one.number,
  }));
}

/** Age of a traveller, when one of the bookings knows it. */
export const ageOf = (seat: Seat): number | undefined =>
  itemsIn(seat).find(({ traveller }) => traveller?.age !== undefined)?.traveller?.age;

/** Whether both ages are known and differ; then they are two people. */
function isOtherAge(seat: Seat, { traveller }: BookingItem): boolean {
  const age = ageOf(seat);
  return age !== undefined && traveller?.age !== undefined && age !== traveller.age;
}

const itemsIn = ({ itemsOf }: Seat): BookingItem[] => Object.values(itemsOf);

/** Names of a traveller in other bookings: "Joven" where the first one says "Niña o niño". */
export function otherNames(seat: Seat): { bookingId: string; name: string }[] {
  return Object.entries(seat.itemsOf).flatMap(([bookingId, { name }]) =>
    name === seat.name ? [] : [{ bookingId, name }],
  );
}

/** The travellers of one booking, with the label used until they have a name: "Adulto 2", or "Joven" for a single one. */
export function peopleOf(items: readonly BookingItem[]): { item: BookingItem; called: string }[] {
  return seatsOf([{ id: 'one', items: [...items] }]).map(({ itemsOf, name, number }) => ({
    item: itemsOf.one!,
    called: number ? `${name} ${number}` : name,
  }));
}

/** Name of a question's form field. A question to each traveller has one field for each of them (`item`). */
export const answerName = (bookingId: string, question: string, item?: string): string =>
  `answer:${bookingId}:${question}${item ? `/${item}` : ''}`;
