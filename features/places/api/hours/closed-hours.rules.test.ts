import { expect, test } from 'vitest';
import { untilClosed, withoutClosed } from './closed-hours.rules.ts';

const FROM_FOUR = [{ from: 960, to: 1440 }];
const LUNCH = [{ from: 780, to: 900 }];

test('an open place closes when its closure of today begins', () => {
  expect(untilClosed({ state: 'open', until: '18:00' }, 630, FROM_FOUR)).toEqual({ state: 'open', until: '16:00' });
  expect(untilClosed({ state: 'open', until: '15:00' }, 630, FROM_FOUR)).toEqual({ state: 'open', until: '15:00' });
  const overnight = { state: 'open', until: '02:00', untilDate: '2026-12-01', untilDays: 1 } as const;
  expect(untilClosed(overnight, 630, FROM_FOUR)).toEqual({ state: 'open', until: '16:00' });
  expect(untilClosed({ state: 'closed', until: '18:00' }, 630, FROM_FOUR)).toEqual({ state: 'closed', until: '18:00' });
});

test('the hours of a day lose the closed hours', () => {
  expect(withoutClosed([['09:00', '18:00']], FROM_FOUR)).toEqual([['09:00', '16:00']]);
  expect(withoutClosed([['09:00', '18:00']], LUNCH)).toEqual([
    ['09:00', '13:00'],
    ['15:00', '18:00'],
  ]);
  expect(withoutClosed([['17:00', '20:00']], FROM_FOUR)).toEqual([]);
  expect(withoutClosed([['09:00', '12:00']], FROM_FOUR)).toEqual([['09:00', '12:00']]);
  expect(withoutClosed([['19:00', '02:00']], LUNCH)).toEqual([['19:00', '02:00']]);
});
