import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { OrderBooking, OrderDetailsBody } from '../../contract/order.ts';

/** One person who travels, asked once for the whole order. */
export interface Seat {
  /** "ADULT-0": the first adult of every booking that has one. */
  id: string;
  /** How the first booking calls it: "Adulto". */
  name: string;
  /** Its number among those of its kind; null where it is the only one. */
  number: number | null;
  itemsOf: Record<string, BookingItem>;
  child: boolean;
}

/** The people of all bookings together: the same number of the same kind is the same person. */
export function seatsOf(bookings: readonly Pick<OrderBooking, 'id' | 'items'>[]): Seat[] {
  const seats = new Map<string, Seat>();
  for (const { id: booking, items } of bookings) {
    const counts = new Map<string, number>();
    for (const item of items) {
      if (item.state === 'cancelled') continue;
      const number = counts.get(item.type) ?? 0;
      counts.set(item.type, number + 1);
      const id = `${item.type}-${number}`;
      const child = item.type === 'CHILD' || item.type === 'INFANT' || item.type === 'YOUTH';
      const seat = seats.get(id) ?? { id, name: item.name, number: number + 1, itemsOf: {}, child };
      seat.itemsOf[booking] = item;
      seats.set(id, seat);
    }
  }
  const all = [...seats.values()];
  return all.map((seat) => {
    const kind = seat.id.split('-')[0];
    const alone = all.filter(({ id }) => id.split('-')[0] === kind).length === 1;
    return alone ? { ...seat, number: null } : seat;
  });
}

/** The people of one booking and how they are called while nobody gave a name: "Adulto 2", or "Joven" where there is one of that kind. */
export function peopleOf(items: readonly BookingItem[]): { item: BookingItem; called: string }[] {
  return seatsOf([{ id: 'one', items: [...items] }]).map(({ itemsOf, name, number }) => ({
    item: itemsOf.one!,
    called: number ? `${name} ${number}` : name,
  }));
}

/** Name of a question's field; one of everybody has a field for each person. */
export const answerName = (bookingId: string, question: string, item?: string): string =>
  `answer:${bookingId}:${question}${item ? `/${item}` : ''}`;

/** What a filled form says, as the API wants it. Empty fields are left out. */
export function detailsOf(form: FormData, bookings: readonly Pick<OrderBooking, 'id' | 'items'>[]): OrderDetailsBody {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const seats = seatsOf(bookings);
  return {
    contact: { name: text('name'), email: text('email'), phone: text('phone') },
    lines: bookings.map(({ id }) => ({
      bookingId: id,
      travellers: seats.flatMap((seat) => {
        const item = seat.itemsOf[id];
        const [name, age, document] = ['name', 'age', 'document'].map((field) => text(`seat:${seat.id}:${field}`));
        if (!item || (!name && !age && !document)) return [];
        return [
          { itemId: item.id, ...(name && { name }), ...(age && { age: Number(age) }), ...(document && { document }) },
        ];
      }),
      answers: Object.fromEntries(
        [...form.keys()].flatMap((key) => {
          const prefix = `answer:${id}:`;
          return key.startsWith(prefix) && text(key) ? [[key.slice(prefix.length), text(key)]] : [];
        }),
      ),
      ...(text(`pickup:${id}`) && { pickup: text(`pickup:${id}`) }),
      ...(text(`note:${id}`) && { note: text(`note:${id}`) }),
    })),
  };
}
