/** Paths of what operators sell. `touroperator-…` are the requirement's words for plans and programs. */
export const operatorRoutes = {
  plans: '/api/touroperator-plans/',
  plan: '/api/touroperator-plans/:idOrSlug/',
  programs: '/api/touroperator-programs/',
  program: '/api/touroperator-programs/:idOrSlug/',
  availability: '/api/availability/:planId',
  departures: '/api/availability/:planId/departures',
} as const;
