import * as routes from '#features/figures/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { params, TEAM } from '../owned-place.ts';
import { ANYBODY } from '../roles.ts';

const STAFF = { lets: ['admin', 'moderator'], others: 403 } as const;

export const figureOperations: Operations = {
  ...row(routes.recordVisit, {
    lets: ANYBODY,
    request: () => requestOf(routes.recordVisit, { body: { act: 'view', page: 'home' } }),
  }),
  ...row(routes.showFigures, { ...STAFF, request: () => requestOf(routes.showFigures) }),
  ...row(routes.downloadFigure, {
    ...STAFF,
    request: () => requestOf(routes.downloadFigure, { params: { figure: 'places' } }),
  }),
  ...row(routes.showOwnedFigures, {
    ...TEAM,
    request: (world) => requestOf(routes.showOwnedFigures, { params: params(world) }),
  }),
};
