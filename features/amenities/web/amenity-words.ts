import type { Amenity } from '../contract/amenity.ts';
import { AMENITY_NAMES } from '../contract/kind-names.ts';

export const amenityTitle = ({ name, kind }: Pick<Amenity, 'name' | 'kind'>): string => name ?? AMENITY_NAMES[kind].one;
