/** API paths of photos, by kind of owner. */
export const photoRoutes = {
  company: '/api/company-photos/',
  trip: '/api/trip-planned-photos/',
} as const;
