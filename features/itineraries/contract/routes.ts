/** Paths of the region's itineraries. */
export const itineraryRoutes = { list: '/api/itineraries/', detail: '/api/itineraries/:idOrSlug/' } as const;
