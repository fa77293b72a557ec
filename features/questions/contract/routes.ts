/** API paths of questions, by kind of owner. */
export const questionRoutes = {
  company: '/api/company-questions/',
  operator: '/api/touroperator-questions/',
  trip: '/api/trip-planned-questions/',
} as const;
