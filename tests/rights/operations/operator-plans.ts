import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import {
  changeDepartures,
  previewDepartures,
  undoDepartureBatch,
} from '#features/operators/contract/departure-batch-routes.ts';
import type { SaveResource } from '#features/operators/contract/managed-plan.ts';
import {
  actOnDeparture,
  actOnPlan,
  addDepartureRule,
  addResource,
  changeDeparture,
  changeDepartureRule,
  changePlan,
  changePlanOptions,
  changeResource,
  createDeparture,
  createPlan,
  duplicatePlan,
  listOperatorDepartures,
  listOperatorPlans,
  listResources,
  previewPlan,
  removeDepartureRule,
  removeResource,
  showOperatorPlan,
  uploadPlanPicture,
} from '#features/operators/contract/managed-plan-routes.ts';
import { pathOf } from '#features/route.ts';
import { requestOf } from '#tests/call.ts';
import { insertPlan } from '#tests/plans.ts';
import { type Operations, row } from '../operation.ts';
import type { World } from '../world.ts';

const TEAM = { lets: ['operator owner', 'operator sales', 'operator guide'] } as const;
const SELLS = { lets: ['operator owner', 'operator sales'], refuses: { 'operator guide': 403 } } as const;

const own = ({ operator }: World) => ({ operatorId: operator });

const RULE = {
  from: null,
  to: null,
  weekdays: [1],
  times: ['10:00'],
  openingHours: null,
  exceptions: [],
  onlyOpen: false,
  capacity: null,
  resources: [],
};
const RESOURCE: SaveResource = { kind: 'guide', name: 'Inés', counts: 'departure', capacity: 1, shown: true };

async function planOf({ operator, platform }: World, state: 'draft' | 'on_sale' = 'draft') {
  const departures = ['2999-01-05 09:00'];
  return insertPlan(platform.db, platform.config.REGION, { operator, state, departures });
}

async function ownRule(world: World) {
  const made = await planOf(world);
  const { rows } = await world.platform.pool.query<{ id: string }>(
    `insert into departure_rule (region_id, option_id, rule) values ($1, $2, $3) returning id`,
    [world.platform.config.REGION, made.option, JSON.stringify(RULE)],
  );
  return { option: made.option, params: { ...own(world), planId: made.plan, ruleId: rows[0]!.id } };
}

async function ownResource(world: World) {
  const { rows } = await world.platform.pool.query<{ id: string }>(
    `insert into resource (region_id, operator_id, kind, name, counts, capacity) values ($1, $2, 'guide', 'Inés', 'departure', 1) returning id`,
    [world.platform.config.REGION, world.operator],
  );
  return { ...own(world), resourceId: rows[0]!.id };
}

export const operatorPlanOperations: Operations = {
  ...row(listOperatorPlans, { ...SELLS, request: (world) => requestOf(listOperatorPlans, { params: own(world) }) }),
  ...row(createPlan, {
    ...SELLS,
    request: (world) =>
      requestOf(createPlan, {
        params: own(world),
        body: { title: 'Paseo', availabilityType: 'START_TIME', pricingPer: 'UNIT' },
      }),
  }),
  ...row(duplicatePlan, {
    ...SELLS,
    request: (world) => requestOf(duplicatePlan, { params: { ...own(world), planId: world.plan.plan } }),
  }),
  ...row(previewPlan, {
    ...SELLS,
    request: (world) => requestOf(previewPlan, { params: { ...own(world), planId: world.plan.plan } }),
  }),
  ...row(showOperatorPlan, {
    ...SELLS,
    request: (world) => requestOf(showOperatorPlan, { params: { ...own(world), planId: world.plan.plan } }),
  }),
  ...row(changePlan, {
    ...SELLS,
    request: async (world) => {
      const { plan } = await planOf(world);
      const { rows } = await world.platform.pool.query(`select content from plan_version where plan_id = $1`, [plan]);
      return requestOf(changePlan, {
        params: { ...own(world), planId: plan },
        body: {
          revision: 1,
          content: rows[0].content,
          facts: {
            category: 'city',
            difficulty: 1,
            languages: ['es'],
            accessible: false,
            adventure: false,
            confirmation: 'INSTANT',
          },
        },
      });
    },
  }),
  ...row(uploadPlanPicture, {
    ...SELLS,
    request: async (world) => ({
      method: 'POST',
      url: pathOf(uploadPlanPicture, {
        params: { ...own(world), planId: world.plan.plan },
        query: { alt: 'Un patio' },
      }),
      headers: { 'content-type': 'image/png' },
      payload: await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a40' } })
        .png()
        .toBuffer(),
    }),
  }),
  ...row(actOnPlan, {
    ...SELLS,
    request: async (world) =>
      requestOf(actOnPlan, {
        params: { ...own(world), planId: (await planOf(world, 'on_sale')).plan },
        body: { action: 'pause' },
      }),
  }),
  ...row(changePlanOptions, {
    ...SELLS,
    request: async (world) => {
      const { plan, option, adult } = await planOf(world);
      return requestOf(changePlanOptions, {
        params: { ...own(world), planId: plan },
        body: {
          revision: 1,
          items: [
            {
              id: option,
              name: 'En grupo',
              language: 'es',
              durationMinutes: 120,
              cutoffMinutes: 60,
              capacity: 8,
              minimumGroup: 1,
              minimumOutcome: 'guaranteed',
              minimumDecidedHours: 24,
              minUnits: 1,
              maxUnits: null,
              private: false,
              depositBps: 10_000,
              balanceDays: 30,
              units: [adult],
              prices: [{ unit: adult.id, from: null, to: null, weekdays: null, amount: 5000 }],
            },
          ],
        },
      });
    },
  }),
  ...row(addDepartureRule, {
    ...SELLS,
    request: async (world) => {
      const { plan, option } = await planOf(world);
      return requestOf(addDepartureRule, {
        params: { ...own(world), planId: plan },
        body: { optionId: option, rule: RULE },
      });
    },
  }),
  ...row(changeDepartureRule, {
    ...SELLS,
    request: async (world) => {
      const { params, option } = await ownRule(world);
      return requestOf(changeDepartureRule, { params, body: { revision: 1, optionId: option, rule: RULE } });
    },
  }),
  ...row(removeDepartureRule, {
    ...SELLS,
    request: async (world) => requestOf(removeDepartureRule, { params: (await ownRule(world)).params }),
  }),
  ...row(listOperatorDepartures, {
    ...TEAM,
    request: (world) =>
      requestOf(listOperatorDepartures, { params: own(world), query: { from: '2999-01-01', to: '2999-01-31' } }),
  }),
  ...row(createDeparture, {
    ...SELLS,
    request: async (world) =>
      requestOf(createDeparture, {
        params: own(world),
        body: {
          optionId: (await planOf(world)).option,
          date: '2999-02-01',
          time: '09:00',
          openingHours: null,
          capacity: 4,
          resources: [],
        },
      }),
  }),
  ...row(changeDeparture, {
    ...SELLS,
    request: async (world) =>
      requestOf(changeDeparture, {
        params: { ...own(world), departureId: (await planOf(world)).departures[0]! },
        body: { capacity: 9 },
      }),
  }),
  ...row(actOnDeparture, {
    ...SELLS,
    request: async (world) =>
      requestOf(actOnDeparture, {
        params: { ...own(world), departureId: (await planOf(world)).departures[0]! },
        body: { action: 'close' },
      }),
  }),
  ...row(previewDepartures, {
    ...SELLS,
    request: (world) =>
      requestOf(previewDepartures, {
        params: own(world),
        body: {
          choice: { from: '2999-01-01', to: '2999-01-31', weekdays: [1], planId: null, optionId: null },
          change: { kind: 'close' },
        },
      }),
  }),
  ...row(changeDepartures, {
    ...SELLS,
    request: async (world) =>
      requestOf(changeDepartures, {
        params: own(world),
        body: { id: randomUUID(), departureIds: [(await planOf(world)).departures[0]!], change: { kind: 'close' } },
      }),
  }),
  ...row(undoDepartureBatch, {
    ...SELLS,
    request: async (world) => {
      const { rows } = await world.platform.pool.query<{ id: string }>(
        `insert into departure_batch (region_id, id, operator_id, change, changed)
         values ($1, gen_random_uuid(), $2, '{"kind": "close"}', '[]') returning id`,
        [world.platform.config.REGION, world.operator],
      );
      return requestOf(undoDepartureBatch, { params: { ...own(world), batchId: rows[0]!.id } });
    },
  }),
  ...row(listResources, { ...SELLS, request: (world) => requestOf(listResources, { params: own(world) }) }),
  ...row(addResource, {
    ...SELLS,
    request: (world) => requestOf(addResource, { params: own(world), body: RESOURCE }),
  }),
  ...row(changeResource, {
    ...SELLS,
    request: async (world) => requestOf(changeResource, { params: await ownResource(world), body: RESOURCE }),
  }),
  ...row(removeResource, {
    ...SELLS,
    request: async (world) => requestOf(removeResource, { params: await ownResource(world) }),
  }),
};
