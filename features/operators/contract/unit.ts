import { type Static, Type } from 'typebox';
import { Id, orNull } from '#features/schema.ts';

/** OCTO's words for who travels. A fare for residents is a unit of its own with `idRequired`. */
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
  /** "Adulto", "Niña o niño, 4 a 11". */
  name: Type.String({ minLength: 1, maxLength: 60 }),
  minAge: orNull(Type.Integer({ minimum: 0, maximum: 120 })),
  maxAge: orNull(Type.Integer({ minimum: 0, maximum: 120 })),
  /** Places of the departure that one of it takes: 0 for an infant on a lap, 4 for a family of four. */
  places: Type.Integer({ minimum: 0, maximum: 20 }),
  idRequired: Type.Boolean(),
  /** Travels only with one of these units (ids). */
  accompaniedBy: Type.Array(Id, { maxItems: 8 }),
});
export type Unit = Static<typeof Unit>;

/** How many of each unit somebody asks for. */
export const UnitCount = Type.Object({
  unitId: Id,
  quantity: Type.Integer({ minimum: 0, maximum: 60 }),
});
export type UnitCount = Static<typeof UnitCount>;
