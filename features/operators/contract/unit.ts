import { type Static, Type } from 'typebox';
import { Id, orNull } from '#features/schema.ts';

/** The names are those of the OCTO standard. A fare for residents is a separate unit with `idRequired`. */
export const UNIT_TYPES = [
  'ADULT',
  'YOUTH',
  'CHILD',
  'INFANT',
  'FAMILY',
  'SENIOR',
  'STUDENT',
  'MILITARY',
  'OTHER',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const Unit = Type.Object({
  id: Id,
  type: Type.Enum([...UNIT_TYPES]),
  name: Type.String({ minLength: 1, maxLength: 60 }),
  minAge: orNull(Type.Integer({ minimum: 0, maximum: 120 })),
  maxAge: orNull(Type.Integer({ minimum: 0, maximum: 120 })),
  /** Seats that one unit takes. 0 for an infant without its own seat, 4 for a family ticket. */
  places: Type.Integer({ minimum: 0, maximum: 20 }),
  idRequired: Type.Boolean(),
  /** At least one of these units must be booked too. Empty for a unit that can be booked alone. */
  accompaniedBy: Type.Array(Id, { maxItems: 8 }),
});
export type Unit = Static<typeof Unit>;

export const UnitCount = Type.Object({
  unitId: Id,
  quantity: Type.Integer({ minimum: 0, maximum: 60 }),
});
export type UnitCount = Static<typeof UnitCount>;
