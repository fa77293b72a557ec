import type { Issue } from '#features/issues.ts';
import { fitsRule, type NumberRule } from '#features/policies/contract/number-rules.ts';
import type { OrderBooking, OrderDetailsBody } from './order.ts';

/**
 * Checks that ages fit the bought units and that documents fit the country's rules.
 * @param documents the country's rules for identity documents, or an empty list to accept every document
 */
export function travellerFaults(
  { lines }: Pick<OrderDetailsBody, 'lines'>,
  bookings: readonly Pick<OrderBooking, 'id' | 'items'>[],
  documents: readonly NumberRule[] = [],
): Issue[] {
  return lines.flatMap(({ bookingId, travellers }, line) => {
    const items = bookings.find(({ id }) => id === bookingId)?.items ?? [];
    return travellers.flatMap(({ itemId, age, document }, n) => {
      const path = `body.lines.${line}.travellers.${n}`;
      const item = items.find(({ id }) => id === itemId);
      const { from = null, to = null } = item?.ages ?? {};
      const faults: Issue[] = [];
      if (item && age !== undefined && (age < (from ?? 0) || age > (to ?? age)))
        faults.push({ path: `${path}.age`, code: 'age', message: `«${item.name}» es ${agesText(from, to)}.` });
      if (document && documents.length > 0 && !documents.some((rule) => fitsRule(document, rule)))
        faults.push({ path: `${path}.document`, code: 'document', message: 'Revisa el número del documento.' });
      return faults;
    });
  });
}

function agesText(from: number | null, to: number | null): string {
  if (to === null) return `desde ${from} años`;
  return from === null ? `hasta ${to} años` : `de ${from} a ${to} años`;
}
