import { type Static, Type } from 'typebox';
import { closed, Day, orNull, text } from '#features/schema.ts';

/** Minor units of the currency. Zero is free, and an absent price is unknown. */
export const Price = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 }));

export const TARIFFS = ['adult', 'student', 'child', 'senior'] as const;
export type Tariff = (typeof TARIFFS)[number];

const prices = { adult: Price, student: Price, child: Price, senior: Price };

/** Years of age. */
const Age = Type.Optional(Type.Integer({ minimum: 1, maximum: 99 }));

export const feeParts = {
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  ...prices,
  /** Prices of people who live in the country or in the region, as the place says. */
  residents: Type.Optional(Type.Object(prices, closed)),
  /** The last age at which a person pays the price of a child. */
  childTo: Age,
  /** The first age at which a person pays the price of a senior. */
  seniorFrom: Age,
  text: orNull(text(400, 1)),
};

export const PAYMENT_MEANS = ['cash', 'card', 'wallet', 'transfer'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];
export const PaymentMeansList = Type.Array(Type.Enum([...PAYMENT_MEANS]), { maxItems: PAYMENT_MEANS.length });

/** ISO 639 codes. */
export const LanguageList = Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), { maxItems: 20 });

const centimetres = (maximum: number) => Type.Optional(Type.Integer({ minimum: 1, maximum }));

/** Measured at the place. An absent measurement is unknown. */
export const AccessMeasures = Type.Object(
  {
    doorCm: centimetres(1000),
    /** Steps on the shortest way in. */
    steps: Type.Optional(Type.Integer({ minimum: 0, maximum: 2000 })),
    stepCm: centimetres(100),
    ramp: Type.Optional(Type.Boolean()),
    slopePercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    toilet: Type.Optional(Type.Boolean({ description: 'Baño adaptado' })),
    parking: Type.Optional(Type.Boolean({ description: 'Estacionamiento reservado' })),
  },
  closed,
);
export type AccessMeasures = Static<typeof AccessMeasures>;

/** Undefined if the measurements do not say it. */
export function isStepFree({ steps, ramp }: AccessMeasures): boolean | undefined {
  if (steps === 0 || ramp) return true;
  return steps === undefined || ramp === undefined ? undefined : false;
}

/** The entry in the country's register of tourism providers. */
export const RegisterEntry = Type.Object({ number: text(60, 2), until: orNull(Day) }, closed);
export type RegisterEntry = Static<typeof RegisterEntry>;
