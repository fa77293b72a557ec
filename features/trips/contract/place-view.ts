import { type Static, Type } from 'typebox';
import { PlaceCard } from '#features/places/contract/place.ts';

/** The part of a place that a stop of a trip shows. */
export const PlaceView = Type.Pick(PlaceCard, [
  'id',
  'slug',
  'name',
  'category',
  'kindLabel',
  'district',
  'lon',
  'lat',
  'poster',
]);
export type PlaceView = Static<typeof PlaceView>;
