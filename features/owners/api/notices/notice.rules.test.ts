import { expect, test } from 'vitest';
import type { NoticeInput } from '#features/owners/contract/notice.ts';
import { closedHoursOf, noticeIssues, reasonOf } from './notice.rules.ts';

const notice = (changes: Partial<NoticeInput>): NoticeInput => ({
  ...{ effect: 'early', at: '16:00', startsOn: '2026-11-30', endsOn: '2026-11-30' },
  ...changes,
});
const faults = (changes: Partial<NoticeInput>) => noticeIssues(notice(changes)).map(({ path }) => path);

test('a place that closes early or opens late has closed hours', () => {
  expect(closedHoursOf(notice({}))).toEqual({ from: 960, to: 1440 });
  expect(closedHoursOf(notice({ effect: 'late', at: '11:30' }))).toEqual({ from: 0, to: 690 });
  expect(closedHoursOf(notice({ effect: 'closed' }))).toBeNull();
});

test('a notice needs an hour, days in order, and an end', () => {
  expect(faults({})).toEqual([]);
  expect(noticeIssues({ effect: 'late', startsOn: '2026-11-30', endsOn: '2026-11-30' })).toHaveLength(1);
  expect(faults({ endsOn: '2026-11-29' })).toEqual(['body.notice.endsOn']);
  expect(faults({ endsOn: '2027-02-27' })).toEqual([]);
  expect(faults({ endsOn: '2027-02-28' })).toEqual(['body.notice.endsOn']);
});

test('the reason continues the word "por"', () => {
  expect(reasonOf({ reason: ' por mantenimiento ' })).toBe('mantenimiento');
  expect(reasonOf({})).toBe('decisión del lugar');
});
