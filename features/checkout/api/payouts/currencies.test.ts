import { expect, test } from 'vitest';
import type { Statement } from '#features/payments/contract/statement.ts';
import { statementParts } from '#features/payments/contract/statement.ts';
import { formatMoney } from '#web/format/money.ts';
import { statementCsv } from './statement-csv.ts';

/** What a region of each country shows of its money, and what its files say. Minor units are those of ISO 4217. */
const MONEY = [
  { currency: 'PEN', minor: 115_050, shown: 'PEN 1 150.50', whole: [100_000, 'PEN 1 000'], file: '1150.50' },
  { currency: 'COP', minor: 8_990_000, shown: 'COP 89 900', whole: [5_000_000, 'COP 50 000'], file: '89900.00' },
  { currency: 'CLP', minor: 25_990, shown: 'CLP 25 990', whole: [1_000, 'CLP 1 000'], file: '25990' },
] as const;

test.each(MONEY)('$currency is shown as people there write it', ({ currency, minor, shown, whole }) => {
  const plain = (amount: number) => formatMoney(amount, currency).replaceAll('\u00a0', ' ');
  expect(plain(minor)).toBe(shown);
  expect(plain(whole[0])).toBe(whole[1]);
  expect(plain(-whole[0])).toContain('-');
});

test.each(MONEY)('a statement’s file has the minor unit of $currency', ({ currency, minor, file }) => {
  const line = {
    at: '2026-11-20T15:00:00Z',
    kind: 'served',
    reference: 'RB1',
    title: 'Huacas',
    day: '2026-11-20',
  } as const;
  const event = { ...line, currency, gross: minor, refunded: 0, commission: 0, net: minor };
  const statement: Statement = {
    month: '2026-11',
    operator: { id: 'o', name: 'Operadora', fictional: true },
    parts: statementParts(new Map(), [event]),
  };
  const [, row] = statementCsv(statement, 'America/Lima').split('\r\n');
  expect(row).toContain(`,${currency},${file},`);
});
