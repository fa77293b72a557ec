import { expect, test } from 'vitest';
import { closedHoursOf, type NoticeInput } from '#features/owners/contract/notice.ts';
import { noticeIssues, reasonOf } from './notice.rules.ts';

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

test('a notice needs words or a change of the hours', () => {
  const days = { startsOn: '2026-11-30', endsOn: '2026-11-30' };
  expect(noticeIssues(days)).toHaveLength(1);
  expect(noticeIssues({ ...days, words: '  a ' })).toHaveLength(1);
  expect(noticeIssues({ ...days, words: 'Este lunes hay música' })).toEqual([]);
});

test('a notice needs an hour, days in order, and an end', () => {
  expect(faults({})).toEqual([]);
  expect(noticeIssues({ effect: 'late', startsOn: '2026-11-30', endsOn: '2026-11-30' })).toHaveLength(1);
  expect(faults({ endsOn: '2026-11-29' })).toEqual(['body.notice.endsOn']);
  expect(faults({ endsOn: '2026-12-29' })).toEqual([]);
  expect(faults({ endsOn: '2026-12-30' })).toEqual(['body.notice.endsOn']);
});

test('the reason continues the word "por"', () => {
  expect(reasonOf({ reason: ' por mantenimiento ' })).toBe('mantenimiento');
  expect(reasonOf({})).toBe('decisión del lugar');
});
