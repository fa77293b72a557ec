import { expect, test } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import { documentFor } from './trip.view.ts';

test('readers of a shared trip see booked services, and no cancelled ones', () => {
  const trip = sampleTrip();
  const [day] = trip.days;
  const plan = {
    ...{ planId: 'p', slug: 'botes', departureId: 'd', title: 'Rema', meeting: 'Muelle', lon: -79.12, lat: -8.08 },
    ...{ booking: 'VR1', voucher: 'RB1' },
  };
  const booked = (id: string, standing: 'confirmed' | 'cancelled') => ({
    ...{ id, place: null, begin: 660, minutes: 60, state: 'booked' as const, plan: { ...plan, standing } },
  });
  const stops = [booked('stays', 'confirmed'), booked('goes', 'cancelled')];
  const idsFor = (audience: 'share' | 'edit') =>
    documentFor({ ...trip, days: [{ ...day!, stops }] }, audience).days[0]!.stops.map(({ id }) => id);
  expect([idsFor('share'), idsFor('edit')]).toEqual([['stays'], ['stays', 'goes']]);
});
