import { type Static, Type } from 'typebox';
import { Id, orNull } from '#features/schema.ts';
import { Availability, UtcDateTime } from './availability.ts';
import { Pricing } from './pricing.ts';
import { DELIVERY_FORMATS, DELIVERY_METHODS, OctoOption, OctoUnit, Product } from './product.ts';

const utcOrNull = orNull(UtcDateTime);

/** If a booking has the site's state NO_SHOW, its OCTO status is CONFIRMED. */
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
  fullName: orNull(Type.String()),
  firstName: orNull(Type.String()),
  lastName: orNull(Type.String()),
  emailAddress: orNull(Type.String()),
  phoneNumber: orNull(Type.String()),
  locales: Type.Array(Type.String()),
  postalCode: orNull(Type.String()),
  country: orNull(Type.String()),
  notes: orNull(Type.String()),
});
export type Contact = Static<typeof Contact>;

export const Voucher = Type.Object({
  redemptionMethod: Type.Enum(['DIGITAL', 'PRINT', 'MANIFEST']),
  utcRedeemedAt: utcOrNull,
  deliveryOptions: Type.Array(
    Type.Object({ deliveryFormat: Type.Enum([...DELIVERY_FORMATS]), deliveryValue: Type.String({ minLength: 1 }) }),
  ),
});
export type Voucher = Static<typeof Voucher>;

export const UnitItem = Type.Object({
  uuid: Id,
  resellerReference: orNull(Type.String()),
  supplierReference: orNull(Type.String()),
  unitId: Type.String(),
  unit: Type.Optional(OctoUnit),
  status: Type.Enum([...OCTO_STATUSES]),
  utcRedeemedAt: utcOrNull,
  contact: Contact,
  /** The ticket is null, because a voucher of this site is for a whole booking. */
  ticket: Type.Null(),
  pricing: Type.Optional(Pricing),
});
export type UnitItem = Static<typeof UnitItem>;

export const OctoBooking = Type.Object({
  id: Type.String({ minLength: 1 }),
  uuid: Id,
  testMode: Type.Boolean(),
  resellerReference: orNull(Type.String()),
  supplierReference: orNull(Type.String()),
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
  cancellation: orNull(
    Type.Object({
      refund: Type.Enum(['FULL', 'PARTIAL', 'NONE']),
      reason: orNull(Type.String()),
      utcCancelledAt: UtcDateTime,
    }),
  ),
  freesale: Type.Boolean(),
  availabilityId: Type.String(),
  availability: Availability,
  contact: Contact,
  notes: orNull(Type.String()),
  deliveryMethods: Type.Array(Type.Enum([...DELIVERY_METHODS]), { minItems: 1 }),
  voucher: Voucher,
  unitItems: Type.Array(UnitItem),
  pricing: Type.Optional(Pricing),
});
export type OctoBooking = Static<typeof OctoBooking>;
