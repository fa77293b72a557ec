import { expect, test } from 'vitest';
import { bankFaults, plainAccount } from './bank-faults.ts';

const ACCOUNT = { holder: 'Operadora SAC', bank: 'Banco', bankCode: '002', account: '', currency: 'PEN' };

test.each([
  ['002-193-001234567890-12', 'PE', []],
  ['002 193 001234567890 12', 'PE', []],
  ['0021930012345678901', 'PE', ['account']],
  ['002193001234567890123', 'PE', ['account']],
  ['DE89 3704 0044 0532 0130 00', 'PE', []],
  ['123456789', 'CO', []],
  ['123_456', 'CO', ['account']],
  ['', 'PE', ['account']],
])('the account %j in %s has the faults %j', (account, country, faults) =>
  expect(bankFaults({ ...ACCOUNT, account }, country)).toEqual(faults),
);

test('bankFaults names each missing field', () => {
  const empty = { holder: ' ', bank: '', bankCode: '', account: '', currency: 'PEN' };
  expect(bankFaults(empty, 'PE')).toEqual(['holder', 'bank', 'bankCode', 'account']);
  expect(plainAccount({ ...ACCOUNT, account: 'de89-3704' }).account).toBe('DE893704');
});
