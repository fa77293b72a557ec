import { expect, test } from 'vitest';
import { noticeOf } from './notice-draft.ts';

const TODAY = '2026-11-30';

test('the words choose the days and the change of the hours until the person does', () => {
  const words = 'Hoy cerramos a las 4 por inventario';
  expect(noticeOf({ words }, TODAY)).toMatchObject({
    isToday: true,
    notice: { words, effect: 'early', at: '16:00', startsOn: TODAY, endsOn: TODAY, reason: 'inventario' },
  });
  const kept = noticeOf({ words, change: null, days: { from: '2026-12-01', until: '2026-12-02' } }, TODAY);
  expect(kept.notice).toEqual({ words, startsOn: '2026-12-01', endsOn: '2026-12-02' });
  expect(kept.isToday).toBe(false);
});

test('a notice without a change of the hours only has words and days', () => {
  const words = 'Este sábado hay música';
  expect(noticeOf({ words }, TODAY)).toMatchObject({ change: null, isToday: false });
  expect(noticeOf({ words }, TODAY).notice).toEqual({ words, startsOn: '2026-12-05', endsOn: '2026-12-05' });
});

test('an hour that is still missing is not sent', () => {
  const { notice } = noticeOf({ words: '', change: { effect: 'late', at: '' } }, TODAY);
  expect(notice).toEqual({ effect: 'late', startsOn: TODAY, endsOn: TODAY });
});
