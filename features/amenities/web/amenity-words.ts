import type { Amenity } from '../contract/amenity.ts';
import { AMENITY_NAMES } from '../contract/kind-names.ts';

/** The name, or the kind for a place without a name. */
export const amenityTitle = ({ name, kind }: Pick<Amenity, 'name' | 'kind'>): string => name ?? AMENITY_NAMES[kind].one;
