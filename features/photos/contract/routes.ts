/** Paths of photos, by what they belong to. */
export const photoRoutes = {
  company: '/api/company-photos/',
  trip: '/api/trip-planned-photos/',
} as const;
