import { expect, test } from 'vitest';
import { type Statement, statementParts } from '#features/payouts/contract/statement.ts';
import { statementCsv } from './statement-csv.ts';

test.each([
  { currency: 'PEN', minor: 115_050, file: '1150.50' },
  { currency: 'COP', minor: 8_990_000, file: '89900.00' },
  { currency: 'CLP', minor: 25_990, file: '25990' },
])('the file of a statement shows amounts with the decimals of $currency', ({ currency, minor, file }) => {
  const served = { kind: 'served', reference: 'RB1', title: 'Huacas', day: '2026-11-20' } as const;
  const event = {
    at: '2026-11-20T15:00:00Z',
    ...served,
    currency,
    gross: minor,
    refunded: 0,
    collected: 0,
    commission: 0,
    net: minor,
  };
  const statement: Statement = {
    month: '2026-11',
    operator: { id: 'o', name: 'Operadora', fictional: true },
    parts: statementParts(new Map(), [event]),
  };
  const [, row] = statementCsv(statement, 'America/Lima').split('\r\n');
  expect(row).toContain(`,${currency},${file},`);
});
