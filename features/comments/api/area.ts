import { commentRoutes } from '#features/comments/contract/routes.ts';
import { companyOwner } from '#features/companies/api/public.ts';
import { operatorOwner } from '#features/operators/api/public.ts';
import { tripOwner } from '#features/trips/api/public.ts';
import type { Area } from '#server/platform.ts';
import { listComments } from './list-comments.ts';

/** Comments of places, of operators and of trips: one mechanism, several owners. */
export const comments: Area = {
  name: 'comments',
  routes(app, platform) {
    listComments(app, platform, companyOwner, commentRoutes.company);
    listComments(app, platform, operatorOwner, commentRoutes.operator);
    listComments(app, platform, tripOwner, commentRoutes.trip);
  },
};
