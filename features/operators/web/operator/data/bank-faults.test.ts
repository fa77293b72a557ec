import { expect, test } from 'vitest';
import { checkBody } from '#web/form/check-body.ts';
import { BankAccount } from '../../../contract/managed-operator.ts';
import { isBrokenCci, plainAccount } from './bank-faults.ts';

const ACCOUNT = { holder: 'Operadora SAC', bank: 'Banco', bankCode: '002', account: '', currency: 'PEN' };
const faultsOf = (account: BankAccount) => checkBody(BankAccount, plainAccount(account), 'PE').map(({ path }) => path);

test.each([
  ['002-193-001234567890-12', false],
  ['002 193 001234567890 12', false],
  ['0021930012345678901', true],
  ['002193001234567890123', true],
  ['DE89 3704 0044 0532 0130 00', false],
])('the number %j is a broken CCI: %s', (account, isBroken) => {
  expect(isBrokenCci(account)).toBe(isBroken);
  expect(faultsOf({ ...ACCOUNT, account })).toEqual([]);
});

test.each(['123_456', ''])('the schema refuses the number %j', (account) =>
  expect(faultsOf({ ...ACCOUNT, account })).toEqual(['body.account']),
);

test('blanks are no value, and plainAccount removes hyphens', () => {
  const empty = { holder: ' ', bank: '', bankCode: '', account: '', currency: 'PEN' };
  expect(new Set(faultsOf(empty))).toEqual(new Set(['body.holder', 'body.bank', 'body.bankCode', 'body.account']));
  expect(plainAccount({ ...ACCOUNT, account: 'de89-3704' }).account).toBe('DE893704');
});
