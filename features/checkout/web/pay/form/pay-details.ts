import type { OrderDetailsBody } from '../../../contract/order.ts';
import { type Asking, answersFor } from './shared-asks.ts';
import { seatsOf } from './travellers.ts';

export function detailsOf(form: FormData, bookings: readonly Asking[]): OrderDetailsBody {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const seats = seatsOf(bookings);
  return {
    contact: { name: text('name'), email: text('email'), phone: text('phone') },
    lines: bookings.map((booking) => ({
      bookingId: booking.id,
      travellers: seats.flatMap((seat) => {
        const item = seat.itemsOf[booking.id];
        const [name, age, document] = ['name', 'age', 'document'].map((field) => text(`seat:${seat.id}:${field}`));
        if (!item || (!name && !age && !document)) return [];
        return [
          { itemId: item.id, ...(name && { name }), ...(age && { age: Number(age) }), ...(document && { document }) },
        ];
      }),
      ...answersFor(booking, bookings, (name) => (form.has(name) ? text(name) : null)),
    })),
  };
}
