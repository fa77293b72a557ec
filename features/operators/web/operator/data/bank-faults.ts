import { Value } from 'typebox/value';
import { BankAccount } from '../../../contract/managed-operator.ts';

export type BankField = 'holder' | 'bank' | 'bankCode' | 'account';
const FIELDS: readonly BankField[] = ['holder', 'bank', 'bankCode', 'account'];
/** Digits of Peru's interbank account number (CCI): bank 3, branch 3, account 12, check 2. */
const CCI_DIGITS = 20;

export const plainAccount = (account: BankAccount): BankAccount => ({
  ...account,
  account: account.account.replace(/[\s-]/g, '').toUpperCase(),
});

/** In Peru, an account number with only digits is a CCI. No public standard defines its check digits. */
export function bankFaults(account: BankAccount, country: string): BankField[] {
  const written = plainAccount(account);
  const isShort = country === 'PE' && /^\d+$/.test(written.account) && written.account.length !== CCI_DIGITS;
  return FIELDS.filter(
    (field) => !Value.Check(BankAccount.properties[field], written[field].trim()) || (field === 'account' && isShort),
  );
}
