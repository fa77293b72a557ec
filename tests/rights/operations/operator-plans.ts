import sharp from 'sharp';
import { insertPlan } from '#tests/plans.ts';
import type { Operations } from '../operation.ts';
import type { World } from '../world.ts';

const TEAM = { lets: ['operator owner', 'operator sales', 'operator guide'] } as const;
const SELLS = { lets: ['operator owner', 'operator sales'], refuses: { 'operator guide': 403 } } as const;

const own = ({ operator }: World, rest = '') => `/api/manage/operators/${operator}${rest}`;

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
const RESOURCE = { kind: 'guide', name: 'Inés', counts: 'departure', capacity: 1 };

/** Creates a plan, as a draft or on sale. */
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
  return { ...made, url: own(world, `/plans/${made.plan}/rules/${rows[0]!.id}`) };
}

async function ownResource(world: World) {
  const { rows } = await world.platform.pool.query<{ id: string }>(
    `insert into resource (region_id, operator_id, kind, name, counts, capacity) values ($1, $2, 'guide', 'Inés', 'departure', 1) returning id`,
    [world.platform.config.REGION, world.operator],
  );
  return own(world, `/resources/${rows[0]!.id}`);
}

/** Operations on an operator's plans, departures and resources. */
export const operatorPlanOperations: Operations = {
  'GET /api/manage/operators/{operatorId}/plans/': { ...SELLS, request: (world) => ({ url: own(world, '/plans/') }) },
  'POST /api/manage/operators/{operatorId}/plans/': {
    ...SELLS,
    request: (world) => ({
      url: own(world, '/plans/'),
      payload: { title: 'Paseo', availabilityType: 'START_TIME', pricingPer: 'UNIT' },
    }),
  },
  'GET /api/manage/operators/{operatorId}/plans/{planId}': {
    ...SELLS,
    request: (world) => ({ url: own(world, `/plans/${world.plan.plan}`) }),
  },
  'PUT /api/manage/operators/{operatorId}/plans/{planId}': {
    ...SELLS,
    request: async (world) => {
      const { plan } = await planOf(world);
      const { rows } = await world.platform.pool.query(`select content from plan_version where plan_id = $1`, [plan]);
      const facts = {
        category: 'city',
        difficulty: 1,
        languages: ['es'],
        accessible: false,
        adventure: false,
        confirmation: 'INSTANT',
      };
      return { url: own(world, `/plans/${plan}`), payload: { revision: 1, content: rows[0].content, facts } };
    },
  },
  'POST /api/manage/operators/{operatorId}/plans/{planId}/pictures': {
    ...SELLS,
    request: async (world) => ({
      url: own(world, `/plans/${world.plan.plan}/pictures?alt=Un%20patio`),
      headers: { 'content-type': 'image/png' },
      payload: await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a40' } })
        .png()
        .toBuffer(),
    }),
  },
  'POST /api/manage/operators/{operatorId}/plans/{planId}/act': {
    ...SELLS,
    request: async (world) => ({
      url: own(world, `/plans/${(await planOf(world, 'on_sale')).plan}/act`),
      payload: { action: 'pause' },
    }),
  },
  'PUT /api/manage/operators/{operatorId}/plans/{planId}/options': {
    ...SELLS,
    request: async (world) => {
      const { plan, option, adult } = await planOf(world);
      const item = {
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
      };
      return { url: own(world, `/plans/${plan}/options`), payload: { revision: 1, items: [item] } };
    },
  },
  'POST /api/manage/operators/{operatorId}/plans/{planId}/rules/': {
    ...SELLS,
    request: async (world) => {
      const { plan, option } = await planOf(world);
      return { url: own(world, `/plans/${plan}/rules/`), payload: { optionId: option, rule: RULE } };
    },
  },
  'PUT /api/manage/operators/{operatorId}/plans/{planId}/rules/{ruleId}': {
    ...SELLS,
    request: async (world) => {
      const { url, option } = await ownRule(world);
      return { url, payload: { revision: 1, optionId: option, rule: RULE } };
    },
  },
  'DELETE /api/manage/operators/{operatorId}/plans/{planId}/rules/{ruleId}': {
    ...SELLS,
    request: async (world) => ({ url: (await ownRule(world)).url }),
  },
  'GET /api/manage/operators/{operatorId}/departures/': {
    ...TEAM,
    request: (world) => ({ url: own(world, '/departures/?from=2999-01-01&to=2999-01-31') }),
  },
  'POST /api/manage/operators/{operatorId}/departures/': {
    ...SELLS,
    request: async (world) => ({
      url: own(world, '/departures/'),
      payload: {
        optionId: (await planOf(world)).option,
        date: '2999-02-01',
        time: '09:00',
        openingHours: null,
        capacity: 4,
        resources: [],
      },
    }),
  },
  'PUT /api/manage/operators/{operatorId}/departures/{departureId}': {
    ...SELLS,
    request: async (world) => ({
      url: own(world, `/departures/${(await planOf(world)).departures[0]}`),
      payload: { capacity: 9 },
    }),
  },
  'POST /api/manage/operators/{operatorId}/departures/{departureId}/act': {
    ...SELLS,
    request: async (world) => ({
      url: own(world, `/departures/${(await planOf(world)).departures[0]}/act`),
      payload: { action: 'close' },
    }),
  },
  'GET /api/manage/operators/{operatorId}/resources/': {
    ...SELLS,
    request: (world) => ({ url: own(world, '/resources/') }),
  },
  'POST /api/manage/operators/{operatorId}/resources/': {
    ...SELLS,
    request: (world) => ({ url: own(world, '/resources/'), payload: RESOURCE }),
  },
  'PUT /api/manage/operators/{operatorId}/resources/{resourceId}': {
    ...SELLS,
    request: async (world) => ({ url: await ownResource(world), payload: RESOURCE }),
  },
  'DELETE /api/manage/operators/{operatorId}/resources/{resourceId}': {
    ...SELLS,
    request: async (world) => ({ url: await ownResource(world) }),
  },
};
