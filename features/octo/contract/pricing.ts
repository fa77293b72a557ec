import { type Static, Type } from 'typebox';

/**
 * In minor units. `original` is the price before discounts, `retail` is the traveller's price, and `net` is the
 * reseller's price.
 */
export const Pricing = Type.Object({
  original: Type.Integer({ minimum: 0 }),
  retail: Type.Integer({ minimum: 0 }),
  net: Type.Integer({ minimum: 0 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  currencyPrecision: Type.Integer({ minimum: 0, maximum: 4 }),
  includedTaxes: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1 }),
      retail: Type.Integer(),
      original: Type.Integer(),
      net: Type.Integer(),
    }),
  ),
});
export type Pricing = Static<typeof Pricing>;

export const PricingUnit = Type.Object({ unitId: Type.String(), ...Pricing.properties });
export type PricingUnit = Static<typeof PricingUnit>;

export const PRICING_PER = ['UNIT', 'BOOKING'] as const;
