/** Paths of the public itineraries. */
export const itineraryRoutes = { list: '/api/itineraries/', detail: '/api/itineraries/:idOrSlug/' } as const;

/** Paths for the region's editors. */
export const regionItineraryRoutes = {
  list: '/api/admin/itineraries/',
  one: '/api/admin/itineraries/:id/',
  check: '/api/admin/itineraries/:id/check',
  move: '/api/admin/itineraries/:id/state',
  restore: '/api/admin/itineraries/:id/versions/:version/restore',
} as const;
