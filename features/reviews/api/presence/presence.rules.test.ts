import { expect, test } from 'vitest';
import { USUAL_PRESENCE_TERMS } from '#features/reviews/contract/presence.ts';
import { codeMonths, type PresenceClaim, type PresenceFacts, refusePresence } from './presence.rules.ts';

const NOW = new Date('2026-11-30T16:00:00Z');
const HUACA = { lon: -78.9916, lat: -8.1353 };
const refusal = (claim: Partial<PresenceClaim> = {}, facts: Partial<PresenceFacts> = {}) =>
  refusePresence(
    { code: 'HNR7K4', position: HUACA, earlier: null, ...claim },
    {
      site: { ...HUACA, isOpen: true },
      codes: { current: 'HNR7K4', before: 'VJ3XAB' },
      hour: 11,
      now: NOW,
      terms: USUAL_PRESENCE_TERMS,
      ...facts,
    },
  );

test('the right code at the open place proves the presence', () => {
  expect(refusal()).toBeNull();
});

test('a wrong code and the code of the month before are told apart', () => {
  expect(refusal({ code: 'AAAAAA' })).toBe('presence_code_wrong');
  expect(refusal({ code: 'VJ3XAB' })).toBe('presence_code_old');
});

test('a phone 290 m away is near, and a phone 310 m away is far', () => {
  const northBy = (metres: number) => ({ ...HUACA, lat: HUACA.lat + metres / 111_195 });
  expect(refusal({ position: northBy(290) })).toBeNull();
  expect(refusal({ position: northBy(310) })).toBe('presence_far');
  expect(refusal({ position: northBy(310) }, { terms: { ...USUAL_PRESENCE_TERMS, presenceMetres: 400 } })).toBeNull();
});

test('known hours decide; without them, the code counts from 5:00 to 23:00', () => {
  expect(refusal({}, { site: { ...HUACA, isOpen: false } })).toBe('presence_closed');
  expect(refusal({}, { site: { ...HUACA, isOpen: true }, hour: 2 })).toBeNull();
  const hours = [4, 5, 22, 23].map((hour) => refusal({}, { site: { ...HUACA, isOpen: null }, hour }));
  expect(hours).toEqual(['presence_closed', null, null, 'presence_closed']);
});

test('a second visit within 30 days is refused, and a visit after 30 days counts', () => {
  expect(refusal({ earlier: new Date('2026-11-01T16:00:01Z') })).toBe('presence_used');
  expect(refusal({ earlier: new Date('2026-10-31T16:00:00Z') })).toBeNull();
});

test('the month of a code follows the clock of the region', () => {
  expect(codeMonths(new Date('2026-12-01T04:30:00Z'), 'America/Lima')).toEqual({
    ...{ current: '2026-11', before: '2026-10', from: '2026-11-01', to: '2026-11-30', hour: 23 },
    next: { month: '2026-12', from: '2026-12-01', to: '2026-12-31' },
  });
  expect(codeMonths(new Date('2026-11-24T12:00:00Z'), 'America/Lima').next?.month).toBe('2026-12');
  expect(codeMonths(new Date('2026-11-23T12:00:00Z'), 'America/Lima').next).toBeNull();
  expect(codeMonths(new Date('2027-01-15T12:00:00Z'), 'America/Lima')).toMatchObject({
    ...{ current: '2027-01', before: '2026-12', to: '2027-01-31', next: null },
  });
});
