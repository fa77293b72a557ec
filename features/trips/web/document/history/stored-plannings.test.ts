import { beforeEach, expect, it } from 'vitest';
import { listStoredPlannings, readStoredPlanning, type StoredPlanning, storePlanning } from './stored-plannings.ts';

const planning = (characters: number) =>
  ({ board: { filler: 'x'.repeat(characters) }, plans: [] }) as unknown as StoredPlanning;
beforeEach(() => localStorage.clear());

it("the latest planner responses that fit into the browser's storage are kept", () => {
  for (const local of ['a', 'b', 'c']) storePlanning(local, planning(800_000));
  expect(listStoredPlannings()).toHaveLength(2);
  expect([readStoredPlanning('a'), readStoredPlanning('c')]).toEqual([null, planning(800_000)]);
});

it('of ten short planner responses, the latest eight are kept', () => {
  for (let trip = 0; trip < 10; trip++) storePlanning(`trip-${trip}`, planning(100));
  expect(listStoredPlannings()).toHaveLength(8);
  expect(readStoredPlanning('trip-1')).toBeNull();
});
