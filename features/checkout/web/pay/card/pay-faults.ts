import type { OrderDetailsBody } from '../../../contract/order.ts';
import { type Asking, standsFor } from '../form/shared-asks.ts';
import { answerName, seatsOf } from '../form/travellers.ts';

export interface PayFaults {
  fields: Record<string, string>;
  others: string[];
}

export const NO_FAULTS: PayFaults = { fields: {}, others: [] };

/**
 * Assigns each error of the server to a field of the form. The path of an error is, for example,
 * `body.lines.<booking>.<question>`.
 * @param has returns true if the form has a field with the name
 */
export function faultsOf(
  { issues = [] }: { issues?: readonly { path: string; message: string }[] | undefined },
  sent: Pick<OrderDetailsBody, 'lines'>,
  bookings: readonly Asking[],
  has: (name: string) => boolean,
): PayFaults {
  const faults: PayFaults = { fields: {}, others: [] };
  for (const { path, message } of issues) {
    const field = fieldOf(path.split('.').slice(1), sent, bookings);
    if (field === null) faults.others.push(message);
    else faults.fields[has(field) ? field : standsFor(field, bookings)] ??= message;
  }
  return faults;
}

function fieldOf(
  [part, ...rest]: string[],
  sent: Pick<OrderDetailsBody, 'lines'>,
  bookings: readonly Asking[],
): string | null {
  if ((part === 'contact' || part === 'payer') && rest[0]) return rest[0];
  if (part !== 'lines') return null;
  const [which = '', what = '', ...more] = rest;
  const line = sent.lines[Number(which)] ?? sent.lines.find(({ bookingId }) => bookingId === which);
  if (!line || !what) return null;
  const { bookingId, travellers } = line;
  if (what === 'travellers') {
    const item = travellers[Number(more[0])]?.itemId;
    const seat = seatsOf(bookings).find(({ itemsOf }) => itemsOf[bookingId]?.id === item);
    return seat && more[1] ? `seat:${seat.id}:${more[1]}` : null;
  }
  if (what === 'pickup' || what === 'note') return `${what}:${bookingId}`;
  return answerName(bookingId, what === 'answers' ? (more[0] ?? '') : what);
}
