import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMENITY_KINDS } from '#features/amenities/contract/amenity.ts';
import { CATEGORIES } from '../../contract/place.ts';
import {
  activeFilters,
  type ExploreFilters,
  NO_FILTERS,
  readFilters,
  toQuery,
  writeFilters,
} from './explore-filters.ts';

const degrees = fc.integer({ min: -900_000, max: 900_000 }).map((value) => value / 1e4);
const filters: fc.Arbitrary<ExploreFilters> = fc.record({
  q: fc.string({ maxLength: 30 }).map((text) => text.trim()),
  categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { maxLength: 4 }),
  districts: fc.uniqueArray(fc.constantFrom('Trujillo', 'Víctor Larco Herrera', 'La Esperanza'), { maxLength: 3 }),
  openAt: fc.constantFrom(null, 'now', '2026-12-24T18:30'),
  openOn: fc.constantFrom(null, '2026-12-24'),
  knownHours: fc.boolean(),
  feeTo: fc.constantFrom(null, 0, 20),
  children: fc.boolean(),
  sort: fc.constantFrom('relevance' as const, 'name' as const),
  near: fc.constant(null),
  box: fc.option(fc.tuple(degrees, degrees, degrees, degrees)),
  amenities: fc.subarray([...AMENITY_KINDS]),
});

describe('the URL of the screen Explorar', () => {
  it('keeps all filters when they are written and read again', () => {
    fc.assert(
      fc.property(filters, (state) => {
        expect(readFilters(new URLSearchParams(writeFilters(state).toString()))).toEqual(state);
      }),
    );
  });

  it('accepts repeated parameters, which a form without scripts sends for a list', () => {
    const read = readFilters(new URLSearchParams('q=&categoria=beach&categoria=museum&distrito=Moche&abierto=ahora'));
    expect(readFilters(new URLSearchParams('abierto=2026-12-24T25:00')).openAt).toBeNull();
    expect(read).toEqual({ ...NO_FILTERS, categories: ['beach', 'museum'], districts: ['Moche'], openAt: 'now' });
  });

  it('accepts a day and a fee in the format that a form without scripts sends', () => {
    const read = readFilters(new URLSearchParams('dia=24%2F12%2F2026&entrada=0&ninos=si'));
    expect(read).toEqual({ ...NO_FILTERS, openOn: '2026-12-24', feeTo: 0, children: true });
    expect(toQuery(read)).toEqual({ openOn: '2026-12-24', feeTo: 0, children: true });
    expect(toQuery(readFilters(new URLSearchParams('entrada=20')))).toEqual({ feeTo: 2000 });
  });

  it('ignores invalid values', () => {
    const read = readFilters(
      new URLSearchParams(
        'categoria=nada&zona=1,2,x,4&cerca=1&orden=cerca&abierto=ayer&horario=si&dia=2026-02-31&entrada=-5&ninos=2',
      ),
    );
    expect(read).toEqual(NO_FILTERS);
    expect(writeFilters(read).toString()).toBe('');
    expect(toQuery(read)).toEqual({});
  });

  it('sorts by distance if the URL gives a point in the region', () => {
    const read = readFilters(new URLSearchParams('orden=cerca&cerca=-79.0288,-8.1118'));
    expect(toQuery(read)).toEqual({ sort: 'near', near: '-79.0288,-8.1118' });
    const far = readFilters(new URLSearchParams('orden=cerca&cerca=-77.03,-12.05'), [-79.5, -8.3, -78.55, -7.65]);
    expect(toQuery(far)).toEqual({});
  });
});

describe('activeFilters', () => {
  it('lists each active filter together with the filters that remain after its removal', () => {
    const state: ExploreFilters = { ...NO_FILTERS, q: 'huaca', categories: ['museum', 'beach'], knownHours: true };
    const active = activeFilters(state);
    expect(active.map(({ kind }) => kind)).toEqual(['q', 'category', 'category', 'known']);
    expect(active[1]?.without).toEqual({ ...state, categories: ['beach'] });
  });
});
