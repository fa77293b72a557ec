import { expect, test } from 'vitest';
import { summaryWeeks } from './summary-weeks.rules.ts';

test('a week begins on Monday at midnight in the region’s time zone', () => {
  const weeks = {
    last: new Date('2026-11-16T05:00:00Z'),
    present: new Date('2026-11-23T05:00:00Z'),
    next: new Date('2026-11-30T05:00:00Z'),
    firstDay: '2026-11-23',
    lastDay: '2026-11-29',
  };
  expect(summaryWeeks('2026-11-23', 'America/Lima')).toEqual(weeks);
  expect(summaryWeeks('2026-11-29', 'America/Lima')).toEqual(weeks);
});
