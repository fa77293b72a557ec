import type { Issue } from '#features/issues.ts';
import { type AccountRule, fitsRule, type NumberRule } from '#features/policies/contract/number-rules.ts';
import type { BankAccount } from './managed-operator.ts';

/**
 * Checks the country's rule, which the schema cannot express.
 * @param rule null for a country without interbank numbers
 */
export function accountFaults({ account, bankCode }: BankAccount, rule: AccountRule | null): Issue[] {
  if (!rule) return [];
  if (!fitsRule(account, rule)) return [{ path: 'body.account', code: 'account_number', message: rule.shape }];
  const bank = account.slice(0, rule.bankDigits);
  // A BIC contains capital letters and is not compared.
  if (!/^\d+$/.test(bankCode) || bankCode === bank) return [];
  return [
    { path: 'body.bankCode', code: 'bank_code', message: `El ${rule.name} que escribiste es del banco ${bank}.` },
  ];
}

/** An unchanged number is accepted, because the rules may be newer than the number. */
export function taxFaults(taxNumber: string, before: string, rule: NumberRule): Issue[] {
  if (taxNumber.trim() === '' || taxNumber === before || fitsRule(taxNumber, rule)) return [];
  return [{ path: 'body.legal.taxNumber', code: 'tax_number', message: rule.shape }];
}
