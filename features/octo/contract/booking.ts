import { type Static, Type } from 'typebox';
import { Availability, UtcDateTime } from './availability.ts';
import { Pricing } from './pricing.ts';
import { DELIVERY_FORMATS, DELIVERY_METHODS, OctoOption, OctoUnit, Product } from './product.ts';

const textOrNull = Type.Union([Type.String(), Type.Null()]);
const utcOrNull = Type.Union([UtcDateTime, Type.Null()]);

/** Without NO_SHOW, which resellers see as CONFIRMED. */
export const OCTO_STATUSES = [
  'ON_HOLD',
  'PENDING',
  'CONFIRMED',
  'REDEEMED',
  'CANCELLED',
  'EXPIRED',
  'REJECTED',
] as const;
export type OctoStatus = (typeof OCTO_STATUSES)[number];

export const Contact = Type.Object({
  fullName: textOrNull,
  firstName: textOrNull,
  lastName: textOrNull,
  emailAddress: textOrNull,
  phoneNumber: textOrNull,
  locales: Type.Array(Type.String()),
  postalCode: textOrNull,
  country: textOrNull,
  notes: textOrNull,
});
export type Contact = Static<typeof Contact>;

/** A voucher, or a ticket. */
export const Voucher = Type.Object({
  redemptionMethod: Type.Enum(['DIGITAL', 'PRINT', 'MANIFEST']),
  utcRedeemedAt: utcOrNull,
  deliveryOptions: Type.Array(
    Type.Object({ deliveryFormat: Type.Enum([...DELIVERY_FORMATS]), deliveryValue: Type.String({ minLength: 1 }) }),
  ),
});
export type Voucher = Static<typeof Voucher>;

export const UnitItem = Type.Object({
  uuid: Type.String({ format: 'uuid' }),
  resellerReference: textOrNull,
  supplierReference: textOrNull,
  unitId: Type.String(),
  unit: Type.Optional(OctoUnit),
  status: Type.Enum([...OCTO_STATUSES]),
  utcRedeemedAt: utcOrNull,
  contact: Contact,
  /** Vouchers are for a whole booking here. */
  ticket: Type.Null(),
  pricing: Type.Optional(Pricing),
});
export type UnitItem = Static<typeof UnitItem>;

export const OctoBooking = Type.Object({
  id: Type.String({ minLength: 1 }),
  uuid: Type.String({ format: 'uuid' }),
  testMode: Type.Boolean(),
  resellerReference: textOrNull,
  supplierReference: textOrNull,
  status: Type.Enum([...OCTO_STATUSES]),
  utcCreatedAt: UtcDateTime,
  utcUpdatedAt: UtcDateTime,
  utcExpiresAt: utcOrNull,
  utcRedeemedAt: utcOrNull,
  utcConfirmedAt: utcOrNull,
  productId: Type.String(),
  product: Type.Optional(Product),
  optionId: Type.String(),
  option: Type.Optional(OctoOption),
  cancellable: Type.Boolean(),
  cancellation: Type.Union([
    Type.Object({
      refund: Type.Enum(['FULL', 'PARTIAL', 'NONE']),
      reason: textOrNull,
      utcCancelledAt: UtcDateTime,
    }),
    Type.Null(),
  ]),
  freesale: Type.Boolean(),
  availabilityId: Type.String(),
  availability: Availability,
  contact: Contact,
  notes: textOrNull,
  deliveryMethods: Type.Array(Type.Enum([...DELIVERY_METHODS]), { minItems: 1 }),
  voucher: Voucher,
  unitItems: Type.Array(UnitItem),
  pricing: Type.Optional(Pricing),
});
export type OctoBooking = Static<typeof OctoBooking>;
