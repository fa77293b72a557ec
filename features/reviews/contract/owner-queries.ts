import { Type } from 'typebox';
import { closed, PageQuery } from '#features/schema.ts';

/** If a query names no owner, the list contains the public items of all owners. */

const owner = (description: string) => Type.String({ minLength: 1, maxLength: 200, description });
const BY_SLUG = 'Identificador o nombre de su dirección';

export const OfPlace = Type.Object({ company: Type.Optional(owner(BY_SLUG)), ...PageQuery }, closed);
export const OfOperator = Type.Object({ operator: Type.Optional(owner(BY_SLUG)), ...PageQuery }, closed);
/** Most trips are private, so a list always belongs to one trip. */
export const OfTrip = Type.Object({ trip: owner('Identificador'), ...PageQuery }, closed);
