/** Paths of places. `companies` is the requirement's word for them. */
export const placeRoutes = {
  list: '/api/companies/',
  detail: '/api/companies/:idOrSlug/',
  pins: '/api/search/pins',
  suggest: '/api/search/suggest',
} as const;
