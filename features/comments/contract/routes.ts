/** Paths of comments, by what they belong to. */
export const commentRoutes = {
  company: '/api/company-comments/',
  operator: '/api/touroperator-comments/',
  trip: '/api/trip-planned-comments/',
} as const;
