import { Type } from 'typebox';
import { closed, PageQuery } from '#features/schema.ts';

/** Without an owner, a list contains the public items of all owners of its kind. */

const owner = (description: string) => Type.String({ minLength: 1, maxLength: 200, description });
const BY_SLUG = 'Identificador o nombre de su dirección';

export const OfPlace = Type.Object({ company: Type.Optional(owner(BY_SLUG)), ...PageQuery }, closed);
export const OfOperator = Type.Object({ operator: Type.Optional(owner(BY_SLUG)), ...PageQuery }, closed);
/** A list about trips always belongs to one trip, because most trips are private. */
export const OfTrip = Type.Object({ trip: owner('Identificador'), ...PageQuery }, closed);
