import { lineOf, offerContent } from '#tests/quotations.ts';
import { insertDeparture } from '#tests/sales.ts';
import type { Operations } from '../operation.ts';
import type { World } from '../world.ts';
import { fileOf, picture, quotation } from './quotations.ts';

const SELLERS = {
  lets: ['operator owner', 'operator sales'],
  others: 404,
  refuses: { 'operator guide': 403 },
} as const;

const base = ({ operator }: World) => `/api/manage/operators/${operator}`;

/** Creates a request to the operator. @returns the URL of the operator's offer. */
async function asked(world: World, answered = false): Promise<string> {
  const { offerId } = await quotation(world, 'visitor', { answered });
  return `${base(world)}/quotations/${offerId}`;
}

/** Creates a request with a drafted offer. @returns the URL of the offer. */
async function written(world: World) {
  const url = await asked(world);
  const at = new Date().toISOString();
  const content = JSON.stringify(offerContent([lineOf()]));
  const id = url.split('/').at(-1);
  await world.platform.pool.query('update offer set draft = $2, draft_changed_at = $3 where id = $1', [
    id,
    content,
    at,
  ]);
  return { url: `${url}/send`, payload: { draftChangedAt: at, override: null, expectedTotal: 10_000 } };
}

async function kept(world: World): Promise<string> {
  const { rows } = await world.platform.pool.query(
    `insert into offer_template (region_id, operator_id, name, content) values ('trujillo', $1, 'Dos días', '{}') returning id`,
    [world.operator],
  );
  return `${base(world)}/offer-templates/${rows[0].id}`;
}

const template = { name: 'Dos días', content: {} };

/** Operations of an operator's staff on received requests. */
export const operatorQuotationOperations: Operations = {
  'GET /api/manage/operators/{operatorId}/quotations/': {
    ...SELLERS,
    request: (world) => ({ url: `${base(world)}/quotations/` }),
  },
  'GET /api/manage/operators/{operatorId}/quotations/{offerId}': {
    ...SELLERS,
    request: async (world) => ({ url: await asked(world) }),
  },
  'POST /api/manage/operators/{operatorId}/quotations/{offerId}/view': {
    ...SELLERS,
    request: async (world) => ({ url: `${await asked(world)}/view` }),
  },
  'GET /api/manage/operators/{operatorId}/quotations/{offerId}/versions/{version}': {
    ...SELLERS,
    request: async (world) => ({ url: `${await asked(world, true)}/versions/1` }),
  },
  'PUT /api/manage/operators/{operatorId}/quotations/{offerId}/draft': {
    ...SELLERS,
    request: async (world) => ({ url: `${await asked(world)}/draft`, payload: { draft: {}, over: null } }),
  },
  'POST /api/manage/operators/{operatorId}/quotations/{offerId}/check': {
    ...SELLERS,
    request: async (world) => ({ url: `${await asked(world)}/check`, payload: { draft: {} } }),
  },
  'POST /api/manage/operators/{operatorId}/quotations/{offerId}/plan-line': {
    ...SELLERS,
    request: async (world) => {
      const { departure } = await insertDeparture(world.platform.db, 'trujillo', { operator: world.operator });
      return { url: `${await asked(world)}/plan-line`, payload: { departureId: departure, startDate: null } };
    },
  },
  'POST /api/manage/operators/{operatorId}/quotations/{offerId}/send': { ...SELLERS, request: written },
  'POST /api/manage/operators/{operatorId}/quotations/{offerId}/decline': {
    ...SELLERS,
    request: async (world) => ({ url: `${await asked(world)}/decline`, payload: { code: 'dates', text: '' } }),
  },
  'POST /api/manage/operators/{operatorId}/quotations/{offerId}/withdraw': {
    ...SELLERS,
    request: async (world) => ({
      url: `${await asked(world, true)}/withdraw`,
      payload: { text: 'El guía se enfermó esa semana.' },
    }),
  },
  'GET /api/manage/operators/{operatorId}/offer-templates/': {
    ...SELLERS,
    request: (world) => ({ url: `${base(world)}/offer-templates/` }),
  },
  'POST /api/manage/operators/{operatorId}/offer-templates/': {
    ...SELLERS,
    request: (world) => ({ url: `${base(world)}/offer-templates/`, payload: template }),
  },
  'PUT /api/manage/operators/{operatorId}/offer-templates/{templateId}': {
    ...SELLERS,
    request: async (world) => ({ url: await kept(world), payload: template }),
  },
  'DELETE /api/manage/operators/{operatorId}/offer-templates/{templateId}': {
    ...SELLERS,
    request: async (world) => ({ url: await kept(world) }),
  },
  'GET /api/manage/operators/{operatorId}/quotations/{offerId}/messages': {
    ...SELLERS,
    request: async (world) => ({ url: `${await asked(world)}/messages` }),
  },
  'POST /api/manage/operators/{operatorId}/quotations/{offerId}/messages': {
    ...SELLERS,
    request: async (world) => ({
      url: `${await asked(world)}/messages`,
      payload: { uuid: crypto.randomUUID(), text: 'Sí, una.' },
    }),
  },
  'POST /api/manage/operators/{operatorId}/quotations/{offerId}/files': {
    ...SELLERS,
    request: async (world) => {
      const url = await asked(world);
      const message = crypto.randomUUID();
      await world.platform.pool.query(
        `insert into quotation_message (region_id, id, offer_id, side, body, via) values ('trujillo', $1, $2, 'operator', 'Mira', 'page')`,
        [message, url.split('/').at(-1)],
      );
      return { url: `${url}/files`, ...(await picture({ uuid: crypto.randomUUID(), message })) };
    },
  },
  'GET /api/manage/operators/{operatorId}/quotations/{offerId}/files/{fileId}': {
    ...SELLERS,
    request: async (world) => {
      const { id, offerId } = await quotation(world, 'visitor');
      return { url: `${base(world)}/quotations/${offerId}/files/${await fileOf(world, id)}` };
    },
  },
};
