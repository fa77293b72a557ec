import {
  addMessagePicture,
  changeOfferTemplate,
  checkOfferDraft,
  compareOfferVersion,
  createOfferTemplate,
  declineQuotation,
  deleteOfferTemplate,
  listOfferTemplates,
  listOperatorQuotations,
  saveOfferDraft,
  sendOffer,
  showMessagePicture,
  showOperatorConversation,
  showOperatorOffer,
  showPlanLine,
  viewOperatorOffer,
  withdrawOffer,
  writeToTraveller,
} from '#features/quotations/contract/operator-routes.ts';
import { pathOf } from '#features/route.ts';
import { requestOf } from '#tests/call.ts';
import { lineOf, offerContent } from '#tests/quotations.ts';
import { insertDeparture } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import type { World } from '../world.ts';
import { fileOf, picture, quotation } from './quotations.ts';

const SELLERS = {
  lets: ['operator owner', 'operator sales'],
  others: 404,
  refuses: { 'operator guide': 403 },
} as const;

const own = ({ operator }: World) => ({ params: { operatorId: operator } });

async function asked(world: World, answered = false) {
  const { offerId } = await quotation(world, 'visitor', { answered });
  return { params: { operatorId: world.operator, offerId } };
}

async function written(world: World) {
  const { params } = await asked(world);
  const at = new Date().toISOString();
  const content = JSON.stringify(offerContent([lineOf()]));
  await world.platform.pool.query('update offer set draft = $2, draft_changed_at = $3 where id = $1', [
    params.offerId,
    content,
    at,
  ]);
  return requestOf(sendOffer, { params, body: { draftChangedAt: at, override: null, expectedTotal: 10_000 } });
}

async function kept(world: World) {
  const { rows } = await world.platform.pool.query(
    `insert into offer_template (region_id, operator_id, name, content) values ('trujillo', $1, 'Dos días', '{}') returning id`,
    [world.operator],
  );
  return { params: { operatorId: world.operator, templateId: rows[0].id as string } };
}

const template = { name: 'Dos días', content: {} };

export const operatorQuotationOperations: Operations = {
  ...row(listOperatorQuotations, { ...SELLERS, request: (world) => requestOf(listOperatorQuotations, own(world)) }),
  ...row(showOperatorOffer, {
    ...SELLERS,
    request: async (world) => requestOf(showOperatorOffer, await asked(world)),
  }),
  ...row(viewOperatorOffer, {
    ...SELLERS,
    request: async (world) => requestOf(viewOperatorOffer, await asked(world)),
  }),
  ...row(compareOfferVersion, {
    ...SELLERS,
    request: async (world) => {
      const { params } = await asked(world, true);
      return requestOf(compareOfferVersion, { params: { ...params, version: 1 } });
    },
  }),
  ...row(saveOfferDraft, {
    ...SELLERS,
    request: async (world) => requestOf(saveOfferDraft, { ...(await asked(world)), body: { draft: {}, over: null } }),
  }),
  ...row(checkOfferDraft, {
    ...SELLERS,
    request: async (world) => requestOf(checkOfferDraft, { ...(await asked(world)), body: { draft: {} } }),
  }),
  ...row(showPlanLine, {
    ...SELLERS,
    request: async (world) => {
      const { departure } = await insertDeparture(world.platform.db, 'trujillo', { operator: world.operator });
      return requestOf(showPlanLine, { ...(await asked(world)), body: { departureId: departure, startDate: null } });
    },
  }),
  ...row(sendOffer, { ...SELLERS, request: written }),
  ...row(declineQuotation, {
    ...SELLERS,
    request: async (world) =>
      requestOf(declineQuotation, { ...(await asked(world)), body: { code: 'dates', text: '' } }),
  }),
  ...row(withdrawOffer, {
    ...SELLERS,
    request: async (world) =>
      requestOf(withdrawOffer, { ...(await asked(world, true)), body: { text: 'El guía se enfermó esa semana.' } }),
  }),
  ...row(listOfferTemplates, { ...SELLERS, request: (world) => requestOf(listOfferTemplates, own(world)) }),
  ...row(createOfferTemplate, {
    ...SELLERS,
    request: (world) => requestOf(createOfferTemplate, { ...own(world), body: template }),
  }),
  ...row(changeOfferTemplate, {
    ...SELLERS,
    request: async (world) => requestOf(changeOfferTemplate, { ...(await kept(world)), body: template }),
  }),
  ...row(deleteOfferTemplate, {
    ...SELLERS,
    request: async (world) => requestOf(deleteOfferTemplate, await kept(world)),
  }),
  ...row(showOperatorConversation, {
    ...SELLERS,
    request: async (world) => requestOf(showOperatorConversation, await asked(world)),
  }),
  ...row(writeToTraveller, {
    ...SELLERS,
    request: async (world) =>
      requestOf(writeToTraveller, {
        ...(await asked(world)),
        body: { uuid: crypto.randomUUID(), text: 'Sí, una.' },
      }),
  }),
  ...row(addMessagePicture, {
    ...SELLERS,
    request: async (world) => {
      const { params } = await asked(world);
      const message = crypto.randomUUID();
      await world.platform.pool.query(
        `insert into quotation_message (region_id, id, offer_id, side, body, via) values ('trujillo', $1, $2, 'operator', 'Mira', 'page')`,
        [message, params.offerId],
      );
      const query = { uuid: crypto.randomUUID(), name: 'foto.png', message };
      return { url: pathOf(addMessagePicture, { params, query }), ...(await picture()) };
    },
  }),
  ...row(showMessagePicture, {
    ...SELLERS,
    request: async (world) => {
      const { id, offerId } = await quotation(world, 'visitor');
      const params = { operatorId: world.operator, offerId, fileId: await fileOf(world, id) };
      return requestOf(showMessagePicture, { params });
    },
  }),
};
