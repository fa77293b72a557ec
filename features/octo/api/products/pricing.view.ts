import { taxWithin } from '#features/checkout/api/public.ts';
import type { Pricing } from '#features/octo/contract/pricing.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';
import type { Region } from '#regions/read-region.ts';

export type PriceTag = (retail: number, net?: number) => Pricing;

/** @param netBps the reseller's net price, where 10,000 is the traveller's price */
export function priceTag({ country }: Pick<Region, 'country'>, currency: string, netBps: number): PriceTag {
  const tax = country.taxes.find(({ in_price }) => in_price);
  const currencyPrecision =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (retail, net = shareOf(retail, netBps)) => {
    const within = (amount: number) => (tax ? taxWithin(amount, tax.basis_points) : 0);
    return {
      original: retail,
      retail,
      net,
      currency,
      currencyPrecision,
      includedTaxes: tax
        ? [{ name: tax.name, original: within(retail), retail: within(retail), net: within(net) }]
        : [],
    };
  };
}
