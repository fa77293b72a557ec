import { expect, test } from 'vitest';
import type { ExploreData } from './explore-data.ts';
import { NO_FILTERS } from './explore-filters.ts';
import { unfoundText } from './use-note-unfound.ts';

const data = (parts: Partial<ExploreData> = {}) =>
  ({
    ...{ filters: { ...NO_FILTERS, q: 'parapente' }, page: { items: [], total: 0 }, amenities: null, groups: [] },
    ...parts,
  }) as unknown as ExploreData;

test('words that find nothing are sent', () => expect(unfoundText(data())).toBe('parapente'));

test.each<[string, Partial<ExploreData>]>([
  ['a place is found', { page: { items: [], total: 1, totalIsFloor: false, next: null } }],
  ['a plan is found', { groups: [{ source: 'plans', title: 'Planes', count: 1, named: false, items: [], all: null }] }],
  ['the other groups did not arrive', { groups: null }],
  ['a useful place is found', { amenities: { items: [], total: 1 } as unknown as ExploreData['amenities'] }],
  ['another filter is set', { filters: { ...NO_FILTERS, q: 'parapente', districts: ['Moche'] } }],
  ['there are no words', { filters: NO_FILTERS }],
])('nothing is sent if %s', (_, parts) => expect(unfoundText(data(parts))).toBeNull());
