import { type Static, Type } from 'typebox';
import { Day, Id } from '#features/schema.ts';
import { OctoId, optionalOrNull } from './availability.ts';

/** Null counts as absent, and unknown fields are ignored. */

const Text = Type.String({ maxLength: 200 });
const Notes = Type.String({ maxLength: 2000 });
const Minutes = Type.Integer({ minimum: 1, maximum: 10_080 });

export const ContactBody = Type.Object({
  fullName: optionalOrNull(Text),
  firstName: optionalOrNull(Text),
  lastName: optionalOrNull(Text),
  emailAddress: optionalOrNull(Text),
  phoneNumber: optionalOrNull(Text),
  locales: optionalOrNull(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  postalCode: optionalOrNull(Text),
  country: optionalOrNull(Text),
  notes: optionalOrNull(Notes),
});
export type ContactBody = Static<typeof ContactBody>;

export const UnitItemBody = Type.Object({
  uuid: optionalOrNull(Id),
  unitId: OctoId,
  resellerReference: optionalOrNull(Text),
  contact: optionalOrNull(ContactBody),
});
export type UnitItemBody = Static<typeof UnitItemBody>;

const UnitItems = Type.Array(UnitItemBody, { maxItems: 200 });

export const ReserveBody = Type.Object({
  /** The id of the booking. A repeated request with the same id returns the existing booking. */
  uuid: optionalOrNull(Id),
  productId: OctoId,
  optionId: OctoId,
  availabilityId: optionalOrNull(OctoId),
  expirationMinutes: optionalOrNull(Minutes),
  notes: optionalOrNull(Notes),
  contact: optionalOrNull(ContactBody),
  resellerReference: optionalOrNull(Text),
  currency: optionalOrNull(Type.String({ maxLength: 3 })),
  unitItems: optionalOrNull(UnitItems),
});
export type ReserveBody = Static<typeof ReserveBody>;

export const ChangeBody = Type.Object({
  productId: optionalOrNull(OctoId),
  optionId: optionalOrNull(OctoId),
  availabilityId: optionalOrNull(OctoId),
  expirationMinutes: optionalOrNull(Minutes),
  notes: optionalOrNull(Notes),
  contact: optionalOrNull(ContactBody),
  resellerReference: optionalOrNull(Text),
  unitItems: optionalOrNull(UnitItems),
});
export type ChangeBody = Static<typeof ChangeBody>;

export const ConfirmBody = Type.Object({
  contact: optionalOrNull(ContactBody),
  notes: optionalOrNull(Notes),
  resellerReference: optionalOrNull(Text),
  unitItems: optionalOrNull(UnitItems),
});
export type ConfirmBody = Static<typeof ConfirmBody>;

export const ExtendBody = Type.Object({ expirationMinutes: optionalOrNull(Minutes) });

export const CancelBody = Type.Object({ reason: optionalOrNull(Type.String({ maxLength: 500 })) });

export const BookingsQuery = Type.Object({
  resellerReference: Type.Optional(Text),
  supplierReference: Type.Optional(Text),
  localDate: Type.Optional(Day),
  localDateStart: Type.Optional(Day),
  localDateEnd: Type.Optional(Day),
  productId: Type.Optional(OctoId),
  optionId: Type.Optional(OctoId),
});
export type BookingsQuery = Static<typeof BookingsQuery>;
