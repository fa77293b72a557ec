import { expect, test } from 'vitest';
import { metresFromAddress, movedMeeting } from './moved-meeting.ts';

const at = { lon: -79.12, lat: -8.08 };

test('a place of the map names the meeting point until a person types a name', () => {
  expect(movedMeeting({ name: 'Trujillo' }, { ...at, name: 'Muelle' }, 'Trujillo')).toEqual({ ...at, name: 'Muelle' });
  expect(movedMeeting({ name: '' }, { ...at, name: 'Muelle' }, 'Trujillo')).toEqual({ ...at, name: 'Muelle' });
  expect(movedMeeting({ name: 'Lado norte' }, { ...at, name: 'Muelle' }, 'Trujillo')).toEqual(at);
  expect(movedMeeting({ name: 'Muelle' }, at, 'Muelle')).toEqual(at);
});

test("only a point with the operator's address is compared with the operator's position", () => {
  const profile = { address: 'Jr. Independencia', lon: -79.03, lat: -8.11 };
  expect(metresFromAddress({ name: 'Jr. Independencia', ...at }, profile)).toBeGreaterThan(10_000);
  expect(metresFromAddress({ name: 'Jr. Independencia', lon: -79.03, lat: -8.11 }, profile)).toBe(0);
  expect(metresFromAddress({ name: 'El muelle', ...at }, profile)).toBe(0);
  expect(metresFromAddress({ name: 'Jr. Independencia', ...at }, { ...profile, unplaced: true })).toBe(0);
});
