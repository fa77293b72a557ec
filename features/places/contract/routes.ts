/** API paths of places. The requirements call places companies. */
export const placeRoutes = {
  list: '/api/companies/',
  detail: '/api/companies/:idOrSlug/',
  pins: '/api/search/pins',
  suggest: '/api/search/suggest',
} as const;
