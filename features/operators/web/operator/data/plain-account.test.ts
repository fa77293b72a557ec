import { expect, test } from 'vitest';
import { accountFaults, taxFaults } from '#features/operators/contract/number-faults.ts';
import { readCountryPack } from '#regions/read-country.ts';
import { checkBody } from '#web/form/check-body.ts';
import { BankAccount } from '../../../contract/managed-operator.ts';
import { plainAccount } from './plain-account.ts';

const { bank_account: account, documents } = (await readCountryPack('PE')).numbers;
const cci = { ...account!, bankDigits: account!.bank_digits };
const ruc = documents.find(({ id }) => id === 'ruc')!;

const ACCOUNT = { holder: 'Operadora SAC', bank: 'Banco', bankCode: '002', account: '', currency: 'PEN' };
const faultsOf = (typed: BankAccount) => checkBody(BankAccount, plainAccount(typed), 'PE').map(({ path }) => path);

test.each([
  ['002-193-001234567890-12', '002', []],
  ['002 193 001234567890 12', '002', []],
  ['002-193-001234567890-12', 'BCPLPEPL', []],
  ['002-193-001234567890-12', '011', ['body.bankCode']],
  ['570-1234', '002', ['body.account']],
  ['0021930012345678901', '002', ['body.account']],
  ['DE89 3704 0044 0532 0130 00', '002', ['body.account']],
])('the account %j of the bank %j in Peru has the faults %j', (number, bankCode, faults) => {
  const typed = { ...ACCOUNT, bankCode, account: number };
  expect(accountFaults(plainAccount(typed), cci).map(({ path }) => path)).toEqual(faults);
  expect(accountFaults(plainAccount(typed), null)).toEqual([]);
});

test.each(['123_456', ''])('the schema refuses the account number %j', (number) =>
  expect(faultsOf({ ...ACCOUNT, account: number })).toEqual(['body.account']),
);

test('blank values count as missing, and `plainAccount` removes hyphens', () => {
  const empty = { holder: ' ', bank: '', bankCode: '', account: '', currency: 'PEN' };
  expect(new Set(faultsOf(empty))).toEqual(new Set(['body.holder', 'body.bank', 'body.bankCode', 'body.account']));
  expect(plainAccount({ ...ACCOUNT, account: 'de89-3704' }).account).toBe('DE893704');
});

test('a changed tax number must follow the country’s rule, and an unchanged number is accepted', () => {
  expect(taxFaults('123', '', ruc)).toMatchObject([{ path: 'body.legal.taxNumber' }]);
  expect(taxFaults('123', '123', ruc)).toEqual([]);
  expect(taxFaults('20123456786', '', ruc)).toEqual([]);
  expect(taxFaults('', '123', ruc)).toEqual([]);
});
