import { Value } from 'typebox/value';
import { BankAccount } from '../../../contract/managed-operator.ts';

export type BankField = 'holder' | 'bank' | 'bankCode' | 'account';
const FIELDS: readonly BankField[] = ['holder', 'bank', 'bankCode', 'account'];
/** Digits of Peru's interbank account number (CCI): bank 3, office 3, account 12, check 2. */
const CCI_DIGITS = 20;

/** An account as it is sent: without the hyphens and spaces that people put between its groups. */
export const plainAccount = (account: BankAccount): BankAccount => ({
  ...account,
  account: account.account.replace(/[\s-]/g, '').toUpperCase(),
});

/**
 * Which fields of an account cannot be as they are. In Peru a number without emails is a CCI and has all of its digits; the digits that check it
 * are not looked at, for no public standard says how they are made.
 */
export function bankFaults(account: BankAccount, country: string): BankField[] {
  const written = plainAccount(account);
  const isShort = country === 'PE' && /^\d+$/.test(written.account) && written.account.length !== CCI_DIGITS;
  return FIELDS.filter(
    (field) => !Value.Check(BankAccount.properties[field], written[field].trim()) || (field === 'account' && isShort),
  );
}
