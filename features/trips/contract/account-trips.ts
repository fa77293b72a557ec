import { type Static, Type } from 'typebox';
import { closed, Id, orNull, PageQuery } from '#features/schema.ts';
import { KeptTrip } from './kept-trip.ts';
import { PlaceView } from './place-view.ts';

/** A gathered place is a place that a person chose for the next trip. */

export const AccountTripsQuery = Type.Object(PageQuery, closed);

export const AccountTripsPage = Type.Object({
  items: Type.Array(KeptTrip),
  places: Type.Array(PlaceView, { description: 'Los lugares que aparecen en estos viajes, una vez cada uno' }),
  next: orNull(Type.String()),
});
export type AccountTripsPage = Static<typeof AccountTripsPage>;

/** The `vereda-edit-secret` header must contain the trip's edit secret. */
export const ClaimTripBody = Type.Object({ id: Type.String({ maxLength: 100 }) }, { additionalProperties: false });
export type ClaimTripBody = Static<typeof ClaimTripBody>;

export const MOST_GATHERED = 30;
export const GatherBody = Type.Object(
  { places: Type.Array(Id, { maxItems: MOST_GATHERED, uniqueItems: true }) },
  { additionalProperties: false },
);
export type GatherBody = Static<typeof GatherBody>;
export const GatheredPlaces = Type.Object({ places: Type.Array(PlaceView) });
export type GatheredPlaces = Static<typeof GatheredPlaces>;
