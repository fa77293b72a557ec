/** Paths of photos, by their owners. */
export const photoRoutes = {
  company: '/api/company-photos/',
  trip: '/api/trip-planned-photos/',
} as const;
