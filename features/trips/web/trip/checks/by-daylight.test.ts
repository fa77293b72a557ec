import { expect, test } from 'vitest';
import { isByDaylight } from './by-daylight.ts';

test('hours that end after sunset are not called daylight', () => {
  expect(isByDaylight([{ open: 360, close: 1080 }])).toBe(true);
  expect(isByDaylight([{ open: 360, close: 1320 }])).toBe(false);
});
