/** Paths of automatic planning; open, without the application token. */
export const planningRoutes = {
  plan: '/api/planning/',
  legs: '/api/planning/legs',
} as const;
