/** Paths of automatic planning. Requests need no application token. */
export const planningRoutes = {
  plan: '/api/planning/',
  legs: '/api/planning/legs',
} as const;
