import type { PayeeAccount } from '#features/payouts/contract/invoices.ts';
import type { RegionSettings } from '#regions/region-schema.ts';

/** The account from which the region pays operators also receives their payments. */
export function payeeOf({ payouts }: Pick<RegionSettings, 'payouts'>): PayeeAccount | null {
  return payouts ? { holder: payouts.holder, bank: payouts.bank, account: payouts.account } : null;
}
