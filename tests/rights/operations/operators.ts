import type { Operations } from '../operation.ts';
import { ANYBODY, EVERYBODY } from '../roles.ts';

/** What operators sell, and their back office. */
export const operatorOperations: Operations = {
  'GET /api/touroperator-plans/': { lets: EVERYBODY, request: () => ({ url: '/api/touroperator-plans/' }) },
  'GET /api/touroperator-plans/{idOrSlug}/': {
    lets: EVERYBODY,
    request: ({ plan }) => ({ url: `/api/touroperator-plans/${plan.slug}/` }),
  },
  'GET /api/touroperator-programs/': { lets: EVERYBODY, request: () => ({ url: '/api/touroperator-programs/' }) },
  'GET /api/touroperator-programs/{idOrSlug}/': {
    lets: EVERYBODY,
    request: ({ plan }) => ({ url: `/api/touroperator-programs/${plan.slug}/` }),
  },
  'GET /api/touroperator-questions/': { lets: EVERYBODY, request: () => ({ url: '/api/touroperator-questions/' }) },
  'GET /api/touroperator-comments/': { lets: EVERYBODY, request: () => ({ url: '/api/touroperator-comments/' }) },
  'GET /api/availability/{planId}': {
    lets: ANYBODY,
    request: ({ plan }) => ({ url: `/api/availability/${plan.plan}?from=2999-01-01&to=2999-01-31` }),
  },
  'GET /api/availability/{planId}/departures': {
    lets: ANYBODY,
    request: ({ plan }) => ({ url: `/api/availability/${plan.plan}/departures?date=2999-01-05` }),
  },
};
