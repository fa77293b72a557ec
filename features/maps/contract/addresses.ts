import { type Static, Type } from 'typebox';
import { closed, orNull } from '#features/schema.ts';

export const AddressesQuery = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 80, description: 'Calle y, si se sabe, número: "Jr. Pizarro 350"' }) },
  closed,
);

export const FoundAddress = Type.Object({
  street: Type.String(),
  district: orNull(Type.String()),
  /** The requested house number. Null if the request has none. */
  number: orNull(Type.Integer()),
  /** `block`: the point is in the number's block of the street. `street`: the point is the middle of the street. */
  precision: Type.Enum(['block', 'street']),
  lon: Type.Number(),
  lat: Type.Number(),
  /** Extent of the street in metres. */
  metres: Type.Integer(),
});
export type FoundAddress = Static<typeof FoundAddress>;

export const AddressesAnswer = Type.Object({ items: Type.Array(FoundAddress) });
