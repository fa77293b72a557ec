/** Paths of questions, by their owners. */
export const questionRoutes = {
  company: '/api/company-questions/',
  operator: '/api/touroperator-questions/',
  trip: '/api/trip-planned-questions/',
} as const;
