import { Value } from 'typebox/value';
import { BankAccount } from '../../../contract/managed-operator.ts';

export type BankField = 'holder' | 'bank' | 'bankCode' | 'account';
const FIELDS: readonly BankField[] = ['holder', 'bank', 'bankCode', 'account'];
/** Digits of Peru's interbank account number (CCI): bank 3, branch 3, account 12, check 2. */
const CCI_DIGITS = 20;

/** The account as it is sent, without the hyphens and spaces that people put between its groups. */
export const plainAccount = (account: BankAccount): BankAccount => ({
  ...account,
  account: account.account.replace(/[\s-]/g, '').toUpperCase(),
});

/**
 * The invalid fields of an account. In Peru a number of digits only is a CCI and needs all its digits; its check digits are not verified, because no
 * public standard defines them.
 */
export function bankFaults(account: BankAccount, country: string): BankField[] {
  const written = plainAccount(account);
  const isShort = country === 'PE' && /^\d+$/.test(written.account) && written.account.length !== CCI_DIGITS;
  return FIELDS.filter(
    (field) => !Value.Check(BankAccount.properties[field], written[field].trim()) || (field === 'account' && isShort),
  );
}
