import type { BankAccount } from '../../../contract/managed-operator.ts';

/** Digits of Peru's interbank account number (CCI): bank 3, branch 3, account 12, check 2. */
const CCI_DIGITS = 20;

const plainNumber = (account: string): string => account.replace(/[\s-]/g, '').toUpperCase();

/** The account as sent to the server: without hyphens and spaces in its number, or blanks around the other values. */
export const plainAccount = ({ holder, bank, bankCode, account, currency }: BankAccount): BankAccount => ({
  holder: holder.trim(),
  bank: bank.trim(),
  bankCode: bankCode.trim(),
  account: plainNumber(account),
  currency,
});

/** In Peru, an account number with only digits is a CCI. No public standard defines its check digits. */
export function isBrokenCci(account: string): boolean {
  const written = plainNumber(account);
  return /^\d+$/.test(written) && written.length !== CCI_DIGITS;
}
