import { plainNumber } from '#features/policies/contract/number-rules.ts';
import type { BankAccount } from '../../../contract/managed-operator.ts';

/** The account as sent to the server: without hyphens and spaces in its number, or blanks around the other values. */
export const plainAccount = ({ holder, bank, bankCode, account, currency }: BankAccount): BankAccount => ({
  holder: holder.trim(),
  bank: bank.trim(),
  bankCode: bankCode.trim(),
  account: plainNumber(account),
  currency,
});
