import {
  listOperators,
  listPlans,
  listPrograms,
  showAvailability,
  showCalledOff,
  showDayDepartures,
  showPlan,
  showProgram,
  showSellingTerms,
} from '#features/operators/contract/plan-routes.ts';
import {
  changeCommission,
  listRegionOperators,
  listSubmittedPlans,
  reviewOperator,
  reviewPlan,
  showRegionOperator,
  showRegionOperatorDocument,
  showSubmittedPlan,
  stopOperatorBankChange,
} from '#features/operators/contract/region-routes.ts';
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

async function submitted({ platform }: World) {
  return insertOperator(platform.db, platform.config.REGION, { name: 'La que espera', state: 'submitted' });
}

export const operatorOperations: Operations = {
  ...row(listOperators, { lets: ANYBODY, request: () => requestOf(listOperators) }),
  ...row(listPlans, { lets: EVERYBODY, request: () => requestOf(listPlans) }),
  ...row(showPlan, {
    lets: EVERYBODY,
    request: ({ plan }) => requestOf(showPlan, { params: { idOrSlug: plan.slug } }),
  }),
  ...row(showSellingTerms, { lets: ANYBODY, request: () => requestOf(showSellingTerms) }),
  ...row(listPrograms, { lets: EVERYBODY, request: () => requestOf(listPrograms) }),
  ...row(showProgram, {
    lets: EVERYBODY,
    request: ({ plan }) => requestOf(showProgram, { params: { idOrSlug: plan.slug } }),
  }),
  ...row(listOperatorQuestions, { lets: EVERYBODY, request: () => requestOf(listOperatorQuestions) }),
  ...row(listOperatorReviews, { lets: EVERYBODY, request: () => requestOf(listOperatorReviews) }),
  ...row(showCalledOff, {
    lets: ANYBODY,
    request: () => requestOf(showCalledOff, { query: { departures: '00000000-0000-4000-8000-000000000000' } }),
  }),
  ...row(showAvailability, {
    lets: ANYBODY,
    request: ({ plan }) =>
      requestOf(showAvailability, { params: { planId: plan.plan }, query: { from: '2999-01-01', to: '2999-01-31' } }),
  }),
  ...row(showDayDepartures, {
    lets: ANYBODY,
    request: ({ plan }) =>
      requestOf(showDayDepartures, { params: { planId: plan.plan }, query: { date: '2999-01-05' } }),
  }),

  ...row(listRegionOperators, { ...REGION_STAFF, request: () => requestOf(listRegionOperators) }),
  ...row(showRegionOperator, {
    ...REGION_STAFF,
    request: ({ operator }) => requestOf(showRegionOperator, { params: { operatorId: operator } }),
  }),
  ...row(reviewOperator, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(reviewOperator, { params: { operatorId: await submitted(world) }, body: { action: 'verify' } }),
  }),
  ...row(stopOperatorBankChange, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(stopOperatorBankChange, {
        params: { operatorId: world.operator, changeId: await waitingChange(world) },
        body: { reason: 'Nadie del operador lo pidió' },
      }),
  }),
  ...row(changeCommission, {
    ...ADMIN,
    request: ({ operator }) =>
      requestOf(changeCommission, { params: { operatorId: operator }, body: { commissionBps: 500 } }),
  }),
  ...row(showRegionOperatorDocument, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(showRegionOperatorDocument, {
        params: { operatorId: world.operator, documentId: await documentOf(world, world.operator) },
      }),
  }),
  ...row(listSubmittedPlans, { ...REGION_STAFF, request: () => requestOf(listSubmittedPlans) }),
  ...row(showSubmittedPlan, {
    ...REGION_STAFF,
    request: ({ plan }) => requestOf(showSubmittedPlan, { params: { planId: plan.plan } }),
  }),
  ...row(reviewPlan, {
    ...REGION_STAFF,
    request: async (world) => {
      const { operator, platform } = world;
      const { plan } = await insertPlan(platform.db, platform.config.REGION, { operator, state: 'draft' });
      await world.platform.pool.query(`update plan set state = 'submitted' where id = $1`, [plan]);
      return requestOf(reviewPlan, {
        params: { planId: plan },
        body: { action: 'request_changes', reason: 'Falta algo' },
      });
    },
  }),
};
