import { type Static, Type } from 'typebox';
import { closed, PageQuery } from '#features/schema.ts';
import { SUB_SCORES } from './review-content.ts';

/** If a query names no owner, the list contains the public items of all owners. */

const owner = (description: string) => Type.String({ minLength: 1, maxLength: 200, description });
/** Kinds of owners that an account can name. The owner decides whether accounts or bookings review it. */
export const OWNER_KINDS = ['company', 'operator', 'trip'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];
export const OwnerRef = Type.Object(
  {
    kind: Type.Enum([...OWNER_KINDS]),
    id: owner('Identificador o nombre de su dirección'),
  },
  closed,
);
export type OwnerRef = Static<typeof OwnerRef>;

/** The owner's name and its page. */
export const About = Type.Object({ name: Type.String(), page: Type.String() });
export type About = Static<typeof About>;

export const OfPart = {
  part: Type.Optional(Type.Enum([...SUB_SCORES], { description: 'Solo los comentarios que califican esta parte' })),
  level: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 4, description: 'Solo los comentarios con este nivel de comprobación' }),
  ),
};

const BY_SLUG = 'Identificador o nombre de su dirección';

export const OfPlace = Type.Object({ company: Type.Optional(owner(BY_SLUG)), ...PageQuery }, closed);
export const OfOperator = Type.Object({ operator: Type.Optional(owner(BY_SLUG)), ...PageQuery }, closed);
/** Most trips are private, so a list always belongs to one trip. */
export const OfTrip = Type.Object({ trip: owner('Identificador'), ...PageQuery }, closed);
