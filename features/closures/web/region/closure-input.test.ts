import { expect, test } from 'vitest';
import type { ClosureInput } from '../../contract/closure.ts';
import { missingOf, withoutBy } from './closure-input.ts';

const road: ClosureInput = {
  ...{ kind: 'road', place: null, name: 'Jr. Pizarro', severity: 'closed', factor: null, sourceUrl: null },
  area: { shape: 'circle', lon: -79, lat: -8, metres: 200 },
  ...{ startsOn: '2026-12-01', endsOn: null, reason: 'obras', source: 'Municipalidad' },
};

test('`missingOf` lists the empty required members', () => {
  expect(missingOf(road)).toEqual([]);
  expect(missingOf({ ...road, name: ' ', area: null, reason: '', source: '' })).toEqual([
    'name',
    'area',
    'reason',
    'source',
  ]);
  expect(missingOf({ ...road, kind: 'place', name: null, area: null })).toEqual(['place']);
});

test('`withoutBy` removes a leading «por» from the reason', () => {
  expect(['por obras', 'Por  obras', 'obras por lluvia', 'porque llueve'].map(withoutBy)).toEqual([
    'obras',
    'obras',
    'obras por lluvia',
    'porque llueve',
  ]);
});
