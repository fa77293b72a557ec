import { expect, test } from 'vitest';
import { busyResources, hoursAt } from './free-resources.ts';

const old = {
  ...{ id: 'old', state: 'scheduled' as const, taken: 2, resources: ['gina', 'van'], time: '09:00' },
  ...{ startsAt: '2030-12-05T14:00:00Z', endsAt: '2030-12-05T17:00:00Z' },
};

const guides = ['gina', 'luis'].map((id) => ({ id, counts: 'departure' as const, capacity: 1 }));

test('a guide is busy only while the hours of another departure overlap', () => {
  const busyAt = (hour: string, other: object = {}) => [
    ...busyResources(guides, hoursAt(old, hour), [{ ...old, ...other }]).keys(),
  ];
  expect(busyAt('10:30')).toEqual(['gina']);
  expect(busyAt('12:00')).toEqual([]);
  expect(busyAt('06:00')).toEqual([]);
  expect(busyAt('10:30', { taken: 0 })).toEqual(['gina']);
  expect(busyAt('10:30', { taken: 0, state: 'closed' })).toEqual([]);
  expect(busyAt('10:30', { state: 'cancelled' })).toEqual([]);
});
