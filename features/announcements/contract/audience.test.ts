import { expect, test } from 'vitest';
import { type AnnouncementCandidate, type Audience, chooseOperators, townOf } from './audience.ts';

const candidate = (id: string, more: Partial<AnnouncementCandidate> = {}): AnnouncementCandidate => ({
  id,
  name: id,
  state: 'verified',
  fictional: false,
  town: 'Trujillo',
  categories: ['city'],
  departsOn: '2026-12-05',
  people: 1,
  ...more,
});
const CANDIDATES = [
  candidate('city'),
  candidate('sea', { categories: ['sea', 'food'], town: 'Huanchaco', departsOn: '2026-12-01' }),
  candidate('paused', { state: 'suspended', departsOn: null }),
];
const chosen = (audience: Audience) => chooseOperators(CANDIDATES, audience, '2026-12-01').map(({ id }) => id);
const filtered = (more: object) =>
  chosen({ who: 'filtered', state: null, category: null, town: null, departsWithin: null, ...more });

test('an audience of all operators selects every candidate', () => {
  expect(chosen({ who: 'all' })).toEqual(['city', 'sea', 'paused']);
  expect(filtered({})).toEqual(['city', 'sea', 'paused']);
});

test('each filter narrows the selection, and several filters must all match', () => {
  expect(filtered({ state: 'suspended' })).toEqual(['paused']);
  expect(filtered({ category: 'food' })).toEqual(['sea']);
  expect(filtered({ town: 'Trujillo' })).toEqual(['city', 'paused']);
  expect(filtered({ town: 'Trujillo', state: 'verified' })).toEqual(['city']);
});

test('a departure on the last day of the filter counts, and an operator without departures does not', () => {
  expect(filtered({ departsWithin: 0 })).toEqual(['sea']);
  expect(filtered({ departsWithin: 3 })).toEqual(['sea']);
  expect(filtered({ departsWithin: 4 })).toEqual(['city', 'sea']);
});

test('hand-picked operators that no longer exist are left out', () => {
  expect(chosen({ who: 'picked', operatorIds: ['sea', 'gone'] })).toEqual(['sea']);
});

test('the town is the last part of an address', () => {
  expect(['Urbanización Primavera, Trujillo', ' Huanchaco ', '', 'Jr. Pizarro 100, '].map(townOf)).toEqual([
    'Trujillo',
    'Huanchaco',
    null,
    null,
  ]);
});
