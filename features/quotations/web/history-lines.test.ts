import { expect, test } from 'vitest';
import { formatMoney } from '#web/format/money.ts';
import { historyLines, noted } from './history-lines.ts';

const NOTHING = { total: '', version: 1, title: '', reason: '', isByLink: false, isSettled: false };

test('`noted` returns empty values for missing fields', () => {
  expect(noted({ note: null })).toEqual(NOTHING);
  const note = { total: 62_000, currency: 'PEN', version: 2, title: 'Cena', code: 'price', via: 'link', settled: true };
  expect(noted({ note })).toEqual({
    ...{ total: formatMoney(62_000, 'PEN'), version: 2, title: 'Cena', reason: 'Es más de lo que puedo pagar' },
    ...{ isByLink: true, isSettled: true },
  });
  expect(noted({ note: { total: 62_000, title: 7, code: 'unheard' } })).toEqual(NOTHING);
});

test('sorts the lines newest first and leaves out events for which the callback returns null', () => {
  const at = (day: number) => `2026-12-0${day}T10:00:00Z`;
  const history = [
    { at: at(1), action: 'ask', note: { text: 'Somos cuatro' } },
    { at: at(2), action: 'wait', note: null },
    { at: at(3), action: 'send', note: null },
  ];
  expect(historyLines(history, ({ action }) => (action === 'wait' ? null : action))).toEqual([
    { index: 2, at: at(3), said: 'send', text: null },
    { index: 0, at: at(1), said: 'ask', text: 'Somos cuatro' },
  ]);
});
