import { expect, test } from 'vitest';
import { movedMeeting } from './moved-meeting.ts';

const at = { lon: -79.12, lat: -8.08 };

test('a place of the map names the meeting point until a person types a name', () => {
  expect(movedMeeting({ name: 'Trujillo' }, { ...at, name: 'Muelle' }, 'Trujillo')).toEqual({ ...at, name: 'Muelle' });
  expect(movedMeeting({ name: '' }, { ...at, name: 'Muelle' }, 'Trujillo')).toEqual({ ...at, name: 'Muelle' });
  expect(movedMeeting({ name: 'Lado norte' }, { ...at, name: 'Muelle' }, 'Trujillo')).toEqual(at);
  expect(movedMeeting({ name: 'Muelle' }, at, 'Muelle')).toEqual(at);
});
