import type { ManifestBooking } from './check-in.ts';

export const ARRIVAL_WORDS: Record<Arrival, string> = {
  expected: 'Por llegar',
  part: 'Falta gente',
  here: 'Llegó',
  missed: 'No vino',
  unconfirmed: 'Sin confirmar',
  cancelled: 'Cancelada',
};
export type Arrival = 'expected' | 'part' | 'here' | 'missed' | 'unconfirmed' | 'cancelled';

export function arrivalOf({
  state,
  items,
  calledOff,
}: Pick<ManifestBooking, 'state' | 'items' | 'calledOff'>): Arrival {
  if (state === 'NO_SHOW') return 'missed';
  if (calledOff && state !== 'REDEEMED') return 'cancelled';
  if (state === 'CONFIRMED') return 'expected';
  if (state === 'REDEEMED') return items.some((item) => item.state === 'active') ? 'part' : 'here';
  return state === 'PENDING' ? 'unconfirmed' : 'cancelled';
}

export function countArrivals(bookings: readonly ManifestBooking[]): { here: number; expected: number } {
  const items = bookings
    .filter((booking) => arrivalOf(booking) !== 'cancelled')
    .flatMap(({ items }) => items.filter(({ state }) => state !== 'cancelled'));
  return { here: items.filter(({ state }) => state === 'redeemed').length, expected: items.length };
}

export const partyName = ({ contact, items, reference }: ManifestBooking): string =>
  contact.name ?? items.find(({ traveller }) => traveller?.name)?.traveller?.name ?? reference;
