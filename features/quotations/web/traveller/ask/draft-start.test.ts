import { expect, test } from 'vitest';
import { sampleTrip, sampleWish } from '#tests/trips.ts';
import { bodyOf } from './ask-draft.ts';
import { startWithRequest, startWithTrip, withStoredTrip } from './draft-start.ts';

const wish = {
  when: { kind: 'fixed' as const, date: '2026-12-11', days: 2 },
  party: { adults: 0, seniors: 2, childAges: [] },
  budget: { amount: 90_000, per: 'person' as const },
  lodging: 'simple' as const,
  needs: ['step_free' as const],
  languages: ['es'],
  areas: ['Moche'],
  days: [{ stops: [{ place: 'huaca', title: 'Huaca', begin: 540, minutes: 60 }] }],
  wishes: 'Despacio',
};
const contact = { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe', phone: '' };
const source = { kind: 'plan' as const, slug: 'huacas', title: 'Huacas' };
const earlier = { source, trip: 'viaje', wish, contact };

test('a repeated request keeps the wish and the contact of the earlier request', () => {
  const body = bodyOf(startWithRequest(earlier, '2026-12-01'), 'uuid', []);
  expect(body).toMatchObject({ source, trip: 'viaje', wish, contact });
});

test('if the dates of the earlier request have passed, the new request keeps only the number of days', () => {
  const draft = startWithRequest(earlier, '2026-12-12');
  expect(draft).toMatchObject({ kind: 'unknown', days: 2 });
  expect(bodyOf(draft, 'uuid', []).wish.when).toEqual({ kind: 'unknown' });
});

test('a request about a trip starts with the ages that the traveller gave for the trip', () => {
  const party = { adults: 2, children: 2, seniors: 0, childAges: [7, null] };
  const document = { ...sampleTrip(), wish: sampleWish({ party }) };
  const trip = { document, places: {}, kept: null } as unknown as Parameters<typeof startWithTrip>[0];
  expect(startWithTrip(trip, 'Almuerzo', '2026-12-01').childAges).toEqual([7, null]);
});

test('a request about a trip that the server stored meanwhile names that trip', () => {
  const trip = { document: sampleTrip(), places: {}, kept: null } as unknown as Parameters<typeof startWithTrip>[0];
  const draft = startWithTrip(trip, 'Almuerzo', '2026-12-01');
  const kept = { id: 'stored', editSecret: null, shareToken: null, version: 1 };
  expect(withStoredTrip(draft, trip).trip).toBeNull();
  expect(withStoredTrip(draft, { kept }).trip).toBe('stored');
  expect(withStoredTrip({ ...draft, uuid: 'sent-before' }, { kept }).trip).toBeNull();
});

test('a request about a trip leaves out a service that was cancelled', () => {
  const document = sampleTrip();
  const plan = { title: 'Rema', standing: 'cancelled' };
  const [first] = document.days[0]!.stops;
  const days = [{ ...document.days[0]!, stops: [first!, { ...first!, id: 'b', place: null, plan }] }];
  const trip = { document: { ...document, days }, places: {}, kept: null } as unknown as Parameters<
    typeof startWithTrip
  >[0];
  expect(startWithTrip(trip, 'Almuerzo', '2026-12-01').program[0]!.stops).toHaveLength(1);
});
