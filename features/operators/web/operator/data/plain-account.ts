import { plainNumber } from '#features/policies/contract/number-rules.ts';
import type { BankAccount } from '../../../contract/managed-operator.ts';

export const plainAccount = ({ holder, bank, bankCode, account, currency }: BankAccount): BankAccount => ({
  holder: holder.trim(),
  bank: bank.trim(),
  bankCode: bankCode.trim(),
  account: plainNumber(account),
  currency,
});
