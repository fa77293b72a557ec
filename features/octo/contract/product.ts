import { type Static, Type } from 'typebox';
import { UNIT_TYPES } from '#features/operators/contract/unit.ts';
import { Clock, orNull } from '#features/schema.ts';
import { ProductContent, SupplierContent, UnitContent } from './content.ts';
import { PRICING_PER, Pricing } from './pricing.ts';

export const Supplier = Type.Object({
  id: Type.String({ minLength: 1 }),
  name: Type.String({ minLength: 1 }),
  endpoint: Type.String({ pattern: '^https?://' }),
  contact: Type.Object({
    website: orNull(Type.String()),
    email: orNull(Type.String()),
    telephone: orNull(Type.String()),
    address: orNull(Type.String()),
  }),
  ...Type.Partial(SupplierContent).properties,
});
export type Supplier = Static<typeof Supplier>;

export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'country',
  'notes',
  'locales',
  'allowMarketing',
  'postalCode',
] as const;

export const OctoUnit = Type.Object({
  id: Type.String({ minLength: 1 }),
  internalName: Type.String({ minLength: 1 }),
  reference: orNull(Type.String()),
  type: Type.Enum([...UNIT_TYPES]),
  requiredContactFields: Type.Array(Type.Enum([...CONTACT_FIELDS])),
  restrictions: Type.Object({
    minAge: Type.Integer({ minimum: 0 }),
    maxAge: Type.Integer({ minimum: 0 }),
    idRequired: Type.Boolean(),
    minQuantity: orNull(Type.Integer()),
    maxQuantity: orNull(Type.Integer()),
    paxCount: Type.Integer({ minimum: 1 }),
    accompaniedBy: Type.Array(Type.String()),
  }),
  pricingFrom: Type.Optional(Type.Array(Pricing)),
  ...Type.Partial(UnitContent).properties,
});
export type OctoUnit = Static<typeof OctoUnit>;

export const OctoOption = Type.Object({
  id: Type.String({ minLength: 1 }),
  default: Type.Boolean(),
  internalName: Type.String({ minLength: 1 }),
  reference: orNull(Type.String()),
  availabilityLocalStartTimes: Type.Array(Clock),
  cancellationCutoff: Type.String({ minLength: 1 }),
  cancellationCutoffAmount: Type.Integer({ minimum: 0 }),
  cancellationCutoffUnit: Type.Enum(['minute', 'hour', 'day']),
  requiredContactFields: Type.Array(Type.Enum([...CONTACT_FIELDS])),
  restrictions: Type.Object({ minUnits: Type.Integer({ minimum: 0 }), maxUnits: orNull(Type.Integer()) }),
  units: Type.Array(OctoUnit, { minItems: 1 }),
  pricingFrom: Type.Optional(Type.Array(Pricing)),
  ...Type.Partial(ProductContent).properties,
});
export type OctoOption = Static<typeof OctoOption>;

export const DELIVERY_FORMATS = ['QRCODE', 'CODE128', 'AZTECCODE', 'PDF_URL', 'PKPASS_URL'] as const;
export const DELIVERY_METHODS = ['TICKET', 'VOUCHER'] as const;

export const Product = Type.Object({
  id: Type.String({ minLength: 1 }),
  internalName: Type.String({ minLength: 1 }),
  reference: orNull(Type.String()),
  locale: Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
  timeZone: Type.String({ pattern: '^[A-Z][A-Za-z_]+(/[A-Za-z_]+)+$' }),
  allowFreesale: Type.Boolean(),
  instantConfirmation: Type.Boolean(),
  instantDelivery: Type.Boolean(),
  availabilityRequired: Type.Boolean(),
  availabilityType: Type.Enum(['START_TIME', 'OPENING_HOURS']),
  deliveryFormats: Type.Array(Type.Enum([...DELIVERY_FORMATS]), { minItems: 1 }),
  deliveryMethods: Type.Array(Type.Enum([...DELIVERY_METHODS]), { minItems: 1 }),
  redemptionMethod: Type.Enum(['DIGITAL', 'PRINT', 'MANIFEST']),
  options: Type.Array(OctoOption, { minItems: 1 }),
  defaultCurrency: Type.Optional(Type.String()),
  availableCurrencies: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
  pricingPer: Type.Optional(Type.Enum([...PRICING_PER])),
  ...Type.Partial(ProductContent).properties,
});
export type Product = Static<typeof Product>;
