import { beforeEach, expect, it } from 'vitest';
import { listStoredPlannings, readStoredPlanning, type StoredPlanning, storePlanning } from './stored-plannings.ts';

const planning = (characters: number) =>
  ({ board: { filler: 'x'.repeat(characters) }, plans: [] }) as unknown as StoredPlanning;
beforeEach(() => localStorage.clear());

it('keeps the latest responses that fit in the storage', () => {
  for (const local of ['a', 'b', 'c']) storePlanning(local, planning(800_000));
  expect(listStoredPlannings()).toHaveLength(2);
  expect([readStoredPlanning('a'), readStoredPlanning('c')]).toEqual([null, planning(800_000)]);
});

it('keeps eight short responses', () => {
  for (let trip = 0; trip < 10; trip++) storePlanning(`trip-${trip}`, planning(100));
  expect(listStoredPlannings()).toHaveLength(8);
  expect(readStoredPlanning('trip-1')).toBeNull();
});
