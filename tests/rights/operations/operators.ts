import { listOperatorQuestions } from '#features/questions/contract/routes.ts';
import { listOperatorReviews } from '#features/reviews/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertOperator, insertPlan } from '#tests/plans.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, EVERYBODY } from '../roles.ts';
import type { World } from '../world.ts';
import { waitingChange } from './managed-operator.ts';

const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;
const ADMIN = { lets: ['admin'], others: 403 } as const;

async function documentOf(world: World, operator: string) {
  const { rows } = await world.platform.pool.query<{ id: string }>(
    `insert into operator_document (region_id, operator_id, kind, name, picture, width, height) values ($1, $2, 'other', 'x', '\\x00', 1, 1) returning id`,
    [world.platform.config.REGION, operator],
  );
  return rows[0]!.id;
}

/** Creates an operator that waits for the region's review. */
async function submitted({ platform }: World) {
  return insertOperator(platform.db, platform.config.REGION, { name: 'La que espera', state: 'submitted' });
}

/** Operations on public pages of operators and plans, and the region's review of operators. */
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
  ...row(listOperatorQuestions, { lets: EVERYBODY, request: () => requestOf(listOperatorQuestions) }),
  ...row(listOperatorReviews, { lets: EVERYBODY, request: () => requestOf(listOperatorReviews) }),
  'GET /api/availability/called-off': {
    lets: ANYBODY,
    request: () => ({ url: '/api/availability/called-off?departures=00000000-0000-4000-8000-000000000000' }),
  },
  'GET /api/availability/{planId}': {
    lets: ANYBODY,
    request: ({ plan }) => ({ url: `/api/availability/${plan.plan}?from=2999-01-01&to=2999-01-31` }),
  },
  'GET /api/availability/{planId}/departures': {
    lets: ANYBODY,
    request: ({ plan }) => ({ url: `/api/availability/${plan.plan}/departures?date=2999-01-05` }),
  },

  'GET /api/admin/operators/': { ...REGION_STAFF, request: () => ({ url: '/api/admin/operators/' }) },
  'GET /api/admin/operators/{operatorId}': {
    ...REGION_STAFF,
    request: ({ operator }) => ({ url: `/api/admin/operators/${operator}` }),
  },
  'POST /api/admin/operators/{operatorId}/act': {
    ...REGION_STAFF,
    request: async (world) => ({
      url: `/api/admin/operators/${await submitted(world)}/act`,
      payload: { action: 'verify' },
    }),
  },
  'POST /api/admin/operators/{operatorId}/bank-changes/{changeId}/stop': {
    ...REGION_STAFF,
    request: async (world) => ({
      url: `/api/admin/operators/${world.operator}/bank-changes/${await waitingChange(world)}/stop`,
      payload: { reason: 'Nadie del operador lo pidió' },
    }),
  },
  'PUT /api/admin/operators/{operatorId}/commission': {
    ...ADMIN,
    request: ({ operator }) => ({
      url: `/api/admin/operators/${operator}/commission`,
      payload: { commissionBps: 500 },
    }),
  },
  'GET /api/admin/operators/{operatorId}/documents/{documentId}': {
    ...REGION_STAFF,
    request: async (world) => ({
      url: `/api/admin/operators/${world.operator}/documents/${await documentOf(world, world.operator)}`,
    }),
  },
  'GET /api/admin/plans/': { ...REGION_STAFF, request: () => ({ url: '/api/admin/plans/' }) },
  'GET /api/admin/plans/{planId}': {
    ...REGION_STAFF,
    request: ({ plan }) => ({ url: `/api/admin/plans/${plan.plan}` }),
  },
  'POST /api/admin/plans/{planId}/act': {
    ...REGION_STAFF,
    request: async (world) => {
      const { operator, platform } = world;
      const { plan } = await insertPlan(platform.db, platform.config.REGION, { operator, state: 'draft' });
      await world.platform.pool.query(`update plan set state = 'submitted' where id = $1`, [plan]);
      return { url: `/api/admin/plans/${plan}/act`, payload: { action: 'request_changes', reason: 'Falta algo' } };
    },
  },
};
