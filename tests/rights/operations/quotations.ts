import sharp from 'sharp';
import { quotationKeys } from '#features/quotations/api/quotation.store.ts';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import {
  acceptOffer,
  addQuotationPicture,
  askAccountQuotation,
  askChanges,
  askQuotation,
  countUnreadMessages,
  findQuotationByPin,
  listAccountQuotations,
  listAskableOperators,
  priceChosenLines,
  reassignQuotation,
  rejectOffer,
  showOfferConversation,
  showOfferVersion,
  showQuotation,
  showQuotationPicture,
  showQuotationTerms,
  withdrawQuotation,
  writeToOperator,
} from '#features/quotations/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { hashKey } from '#server/auth/guest-keys.ts';
import { call, requestOf } from '#tests/call.ts';
import { insertOperator } from '#tests/plans.ts';
import { answerOffer, askBody, lineOf, offerContent } from '#tests/quotations.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, EVERYBODY, PEOPLE, type Role } from '../roles.ts';
import { APP_TOKEN, type World } from '../world.ts';

const OWN: readonly Role[] = ['guest', 'traveller'];

/** The role `other guest` sends the link of a different request. */
export async function quotation(world: World, role: Role, options: { answered?: boolean } = {}) {
  const { answered = true } = options;
  const account = { authorization: `Bearer ${world.people.traveller.token}` };
  const asked = await call(world.app, askAccountQuotation, { headers: account, body: askBody([world.operator]) });
  const { id, secret } = asked.json();
  const { pool } = world.platform;
  const { rows } = await pool.query('select id from offer where quotation_id = $1', [id]);
  const offerId: string = rows[0].id;
  if (answered) await answerOffer({ pool }, offerId, offerContent([lineOf()]));
  const held = role === 'guest' ? secret : role === 'other guest' ? (await ask(world)).secret : undefined;
  const headers: Record<string, string> = held ? { [QUOTATION_SECRET_HEADER]: held } : {};
  return { id, offerId, headers };
}

async function ask(world: World) {
  const headers = { authorization: `Bearer ${APP_TOKEN}` };
  return (await call(world.app, askQuotation, { headers, body: askBody([world.operator]) })).json();
}

async function own(world: World, role: Role, options?: { answered?: boolean }) {
  const { id, headers } = await quotation(world, role, options);
  return { params: { name: id }, headers };
}

async function ownOffer(world: World, role: Role) {
  const { id, offerId, headers } = await quotation(world, role);
  return { params: { name: id, offerId }, headers };
}

export const quotationOperations: Operations = {
  ...row(askQuotation, {
    lets: EVERYBODY,
    request: (world) => requestOf(askQuotation, { body: askBody([world.operator]) }),
  }),
  ...row(askAccountQuotation, {
    lets: PEOPLE,
    request: (world) => requestOf(askAccountQuotation, { body: askBody([world.operator]) }),
  }),
  ...row(showQuotationTerms, { lets: EVERYBODY, request: () => requestOf(showQuotationTerms) }),
  ...row(listAskableOperators, { lets: EVERYBODY, request: () => requestOf(listAskableOperators) }),
  ...row(listAccountQuotations, { lets: PEOPLE, request: () => requestOf(listAccountQuotations) }),
  ...row(showQuotation, {
    lets: OWN,
    request: async (world, role) => requestOf(showQuotation, await own(world, role)),
  }),
  ...row(findQuotationByPin, {
    lets: ANYBODY,
    request: async (world) => {
      const { id } = await quotation(world, 'visitor');
      const pin = '12345678';
      await quotationKeys.add(world.platform.db, 'trujillo', id, 'pin', hashKey(id, pin));
      const { rows } = await world.platform.pool.query('select reference from quotation where id = $1', [id]);
      const [{ reference }] = rows;
      return requestOf(findQuotationByPin, { body: { reference, pin } });
    },
  }),
  ...row(countUnreadMessages, {
    lets: ANYBODY,
    request: async (world) => {
      const { id, secret } = await ask(world);
      return requestOf(countUnreadMessages, { body: { items: [{ id, secret }] } });
    },
  }),
  ...row(withdrawQuotation, {
    lets: OWN,
    request: async (world, role) => requestOf(withdrawQuotation, await own(world, role)),
  }),
  ...row(reassignQuotation, {
    lets: OWN,
    request: async (world, role) => {
      const input = await own(world, role, { answered: false });
      const operator = await insertOperator(world.platform.db, 'trujillo');
      return requestOf(reassignQuotation, { ...input, body: { operators: [operator] } });
    },
  }),
  ...row(showOfferVersion, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await ownOffer(world, role);
      return requestOf(showOfferVersion, { params: { ...params, version: 1 }, headers });
    },
  }),
  ...row(priceChosenLines, {
    lets: OWN,
    request: async (world, role) =>
      requestOf(priceChosenLines, { ...(await ownOffer(world, role)), body: { version: 1, chosen: null } }),
  }),
  ...row(askChanges, {
    lets: OWN,
    request: async (world, role) =>
      requestOf(askChanges, { ...(await ownOffer(world, role)), body: { text: 'Sin la cena, por favor.' } }),
  }),
  ...row(rejectOffer, {
    lets: OWN,
    request: async (world, role) =>
      requestOf(rejectOffer, { ...(await ownOffer(world, role)), body: { code: 'price' } }),
  }),
  ...row(acceptOffer, {
    lets: OWN,
    request: async (world, role) => {
      const body = { uuid: crypto.randomUUID(), version: 1, chosen: null, expectedTotal: 10_000 };
      return requestOf(acceptOffer, { ...(await ownOffer(world, role)), body });
    },
  }),
  ...row(showOfferConversation, {
    lets: OWN,
    request: async (world, role) => requestOf(showOfferConversation, await ownOffer(world, role)),
  }),
  ...row(writeToOperator, {
    lets: OWN,
    request: async (world, role) => {
      const body = { uuid: crypto.randomUUID(), text: '¿Hay sillas para bebé?' };
      return requestOf(writeToOperator, { ...(await ownOffer(world, role)), body });
    },
  }),
  ...row(addQuotationPicture, {
    lets: OWN,
    request: async (world, role) => {
      const { params, headers } = await own(world, role);
      const query = { uuid: crypto.randomUUID(), name: 'foto.png' };
      return { url: pathOf(addQuotationPicture, { params, query }), ...(await picture(headers)) };
    },
  }),
  ...row(showQuotationPicture, {
    lets: OWN,
    request: async (world, role) => {
      const { id, headers } = await quotation(world, role);
      return requestOf(showQuotationPicture, { params: { name: id, fileId: await fileOf(world, id) }, headers });
    },
  }),
};

export async function picture(headers: Record<string, string> = {}) {
  const payload = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return { headers: { ...headers, 'content-type': 'image/png' }, payload };
}

export async function fileOf(world: World, quotationId: string): Promise<string> {
  const { rows } = await world.platform.pool.query(
    `insert into quotation_file (region_id, quotation_id, name, kind, bytes) values ('trujillo', $1, 'foto.webp', 'image/webp', 'x')
     returning id`,
    [quotationId],
  );
  return rows[0].id;
}
