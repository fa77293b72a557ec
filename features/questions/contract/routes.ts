/** Paths of questions, by what they belong to. */
export const questionRoutes = {
  company: '/api/company-questions/',
  operator: '/api/touroperator-questions/',
  trip: '/api/trip-planned-questions/',
} as const;
