/** Rows of other areas that name a place. */
export const PLACE_ROWS = [
  'reviews',
  'visits',
  'photos',
  'questions',
  'trips',
  'saved',
  'plans',
  'itineraries',
  'closures',
  'notices',
  'owners',
  'reports',
  'parts',
  'figures',
] as const;
export type PlaceRowsName = (typeof PLACE_ROWS)[number];
