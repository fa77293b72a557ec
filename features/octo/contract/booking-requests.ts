import { type Static, Type } from 'typebox';

/** What resellers send about bookings. A member that is null is as good as absent; members that nobody told us of are left alone. */

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Optional(Type.Union([type, Type.Null()]));
const Text = Type.String({ maxLength: 200 });
const Id = Type.String({ maxLength: 100 });
const Notes = Type.String({ maxLength: 2000 });
const Minutes = Type.Integer({ minimum: 1, maximum: 10_080 });

export const ContactBody = Type.Object({
  fullName: orNull(Text),
  firstName: orNull(Text),
  lastName: orNull(Text),
  emailAddress: orNull(Text),
  phoneNumber: orNull(Text),
  locales: orNull(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  postalCode: orNull(Text),
  country: orNull(Text),
  notes: orNull(Notes),
});
export type ContactBody = Static<typeof ContactBody>;

export const UnitItemBody = Type.Object({
  /** Of an item that is there already, or of a new one. */
  uuid: orNull(Type.String({ format: 'uuid' })),
  unitId: Id,
  resellerReference: orNull(Text),
  contact: orNull(ContactBody),
});
export type UnitItemBody = Static<typeof UnitItemBody>;

const UnitItems = Type.Array(UnitItemBody, { maxItems: 200 });

export const ReserveBody = Type.Object({
  /** Whoever repeats it means the same booking. */
  uuid: orNull(Type.String({ format: 'uuid' })),
  productId: Id,
  optionId: Id,
  availabilityId: orNull(Id),
  expirationMinutes: orNull(Minutes),
  notes: orNull(Notes),
  contact: orNull(ContactBody),
  resellerReference: orNull(Text),
  currency: orNull(Type.String({ maxLength: 3 })),
  unitItems: orNull(UnitItems),
});
export type ReserveBody = Static<typeof ReserveBody>;

export const ChangeBody = Type.Object({
  productId: orNull(Id),
  optionId: orNull(Id),
  availabilityId: orNull(Id),
  expirationMinutes: orNull(Minutes),
  notes: orNull(Notes),
  contact: orNull(ContactBody),
  resellerReference: orNull(Text),
  unitItems: orNull(UnitItems),
});
export type ChangeBody = Static<typeof ChangeBody>;

export const ConfirmBody = Type.Object({
  contact: orNull(ContactBody),
  notes: orNull(Notes),
  resellerReference: orNull(Text),
  unitItems: orNull(UnitItems),
});
export type ConfirmBody = Static<typeof ConfirmBody>;

export const ExtendBody = Type.Object({ expirationMinutes: orNull(Minutes) });

export const CancelBody = Type.Object({ reason: orNull(Type.String({ maxLength: 500 })) });

export const BookingsQuery = Type.Object({
  resellerReference: Type.Optional(Text),
  supplierReference: Type.Optional(Text),
  localDate: Type.Optional(Type.String({ format: 'date' })),
  localDateStart: Type.Optional(Type.String({ format: 'date' })),
  localDateEnd: Type.Optional(Type.String({ format: 'date' })),
  productId: Type.Optional(Id),
  optionId: Type.Optional(Id),
});
export type BookingsQuery = Static<typeof BookingsQuery>;
