import { type Static, Type } from 'typebox';
import { closed, orNull } from '#features/schema.ts';

export const AddressesQuery = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 80, description: 'Calle y, si se sabe, número: "Jr. Pizarro 350"' }) },
  closed,
);

export const FoundAddress = Type.Object({
  street: Type.String(),
  district: orNull(Type.String()),
  number: orNull(Type.Integer()),
  /**
   * `block` means that the point is in the block of the house number. `street` means that the point is the middle of
   * the street.
   */
  precision: Type.Enum(['block', 'street']),
  lon: Type.Number(),
  lat: Type.Number(),
  metres: Type.Integer(),
});
export type FoundAddress = Static<typeof FoundAddress>;

export const AddressesAnswer = Type.Object({ items: Type.Array(FoundAddress) });
