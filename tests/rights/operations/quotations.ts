import sharp from 'sharp';
import { quotationKeys } from '#features/quotations/api/quotation.store.ts';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/routes.ts';
import { hashKey } from '#server/auth/guest-keys.ts';
import { insertOperator } from '#tests/plans.ts';
import { answerOffer, askBody, lineOf, offerContent } from '#tests/quotations.ts';
import type { Operations } from '../operation.ts';
import { ANYBODY, EVERYBODY, PEOPLE, type Role } from '../roles.ts';
import { APP_TOKEN, type World } from '../world.ts';

/** Roles that may open a request: the guest with its link, and the traveller who sent it. */
const OWN: readonly Role[] = ['guest', 'traveller'];

/** Creates an answered request of the traveller. A guest sends the link of the request, another guest the link of a different request. */
export async function quotation(world: World, role: Role, options: { answered?: boolean } = {}) {
  const { answered = true } = options;
  const { id, secret } = await ask(world, { authorization: `Bearer ${world.people.traveller.token}` });
  const { pool } = world.platform;
  const { rows } = await pool.query('select id from offer where quotation_id = $1', [id]);
  const offerId: string = rows[0].id;
  if (answered) await answerOffer({ pool }, offerId, offerContent([lineOf()]));
  const held = role === 'guest' ? secret : role === 'other guest' ? (await ask(world)).secret : undefined;
  const headers: Record<string, string> = held ? { [QUOTATION_SECRET_HEADER]: held } : {};
  return { id, offerId, headers, url: `/api/quotation-requests/${id}` };
}

async function ask(world: World, headers?: Record<string, string>) {
  const answer = await world.ask({
    method: 'POST',
    url: headers ? '/api/me/quotations/' : '/api/quotations/',
    headers: headers ?? { authorization: `Bearer ${APP_TOKEN}` },
    payload: askBody([world.operator]),
  });
  return answer.json() as { id: string; secret: string };
}

/** Operations of travellers on requests and offers. */
export const quotationOperations: Operations = {
  'POST /api/quotations/': {
    lets: EVERYBODY,
    request: (world) => ({ url: '/api/quotations/', payload: askBody([world.operator]) }),
  },
  'POST /api/me/quotations/': {
    lets: PEOPLE,
    request: (world) => ({ url: '/api/me/quotations/', payload: askBody([world.operator]) }),
  },
  'GET /api/quotations/': { lets: EVERYBODY, request: () => ({ url: '/api/quotations/' }) },
  'GET /api/quotations/operators/': { lets: EVERYBODY, request: () => ({ url: '/api/quotations/operators/' }) },
  'GET /api/me/quotations/': { lets: PEOPLE, request: () => ({ url: '/api/me/quotations/' }) },
  'GET /api/quotation-requests/{name}': { lets: OWN, request: (world, role) => quotation(world, role) },
  'POST /api/quotation-requests/find': {
    // Accepts every caller with the correct PIN, with or without a session.
    lets: ANYBODY,
    request: async (world) => {
      const { id } = await quotation(world, 'visitor');
      const pin = '12345678';
      await quotationKeys.add(world.platform.db, 'trujillo', id, 'pin', hashKey(id, pin));
      const { rows } = await world.platform.pool.query('select reference from quotation where id = $1', [id]);
      const [{ reference }] = rows;
      return { url: '/api/quotation-requests/find', payload: { reference, pin } };
    },
  },
  'POST /api/quotation-requests/unread': {
    // Accepts every caller with the secret of a link, with or without a session.
    lets: ANYBODY,
    request: async (world) => {
      const { id, secret } = await ask(world);
      return { url: '/api/quotation-requests/unread', payload: { items: [{ id, secret }] } };
    },
  },
  'POST /api/quotation-requests/{name}/withdraw': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await quotation(world, role);
      return { url: `${url}/withdraw`, headers };
    },
  },
  'POST /api/quotation-requests/{name}/reassign': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await quotation(world, role, { answered: false });
      const operator = await insertOperator(world.platform.db, 'trujillo');
      return { url: `${url}/reassign`, headers, payload: { operators: [operator] } };
    },
  },
  'GET /api/quotation-requests/{name}/offers/{offerId}/versions/{version}': {
    lets: OWN,
    request: async (world, role) => {
      const { url, offerId, headers } = await quotation(world, role);
      return { url: `${url}/offers/${offerId}/versions/1`, headers };
    },
  },
  'POST /api/quotation-requests/{name}/offers/{offerId}/price': {
    lets: OWN,
    request: async (world, role) => {
      const { url, offerId, headers } = await quotation(world, role);
      return { url: `${url}/offers/${offerId}/price`, headers, payload: { version: 1, chosen: null } };
    },
  },
  'POST /api/quotation-requests/{name}/offers/{offerId}/ask-changes': {
    lets: OWN,
    request: async (world, role) => {
      const { url, offerId, headers } = await quotation(world, role);
      return { url: `${url}/offers/${offerId}/ask-changes`, headers, payload: { text: 'Sin la cena, por favor.' } };
    },
  },
  'POST /api/quotation-requests/{name}/offers/{offerId}/reject': {
    lets: OWN,
    request: async (world, role) => {
      const { url, offerId, headers } = await quotation(world, role);
      return { url: `${url}/offers/${offerId}/reject`, headers, payload: { code: 'price' } };
    },
  },
  'POST /api/quotation-requests/{name}/offers/{offerId}/accept': {
    lets: OWN,
    request: async (world, role) => {
      const { url, offerId, headers } = await quotation(world, role);
      const payload = { uuid: crypto.randomUUID(), version: 1, chosen: null, expectedTotal: 10_000 };
      return { url: `${url}/offers/${offerId}/accept`, headers, payload };
    },
  },
  'GET /api/quotation-requests/{name}/offers/{offerId}/messages': {
    lets: OWN,
    request: async (world, role) => {
      const { url, offerId, headers } = await quotation(world, role);
      return { url: `${url}/offers/${offerId}/messages`, headers };
    },
  },
  'POST /api/quotation-requests/{name}/offers/{offerId}/messages': {
    lets: OWN,
    request: async (world, role) => {
      const { url, offerId, headers } = await quotation(world, role);
      const payload = { uuid: crypto.randomUUID(), text: '¿Hay sillas para bebé?' };
      return { url: `${url}/offers/${offerId}/messages`, headers, payload };
    },
  },
  'POST /api/quotation-requests/{name}/files': {
    lets: OWN,
    request: async (world, role) => {
      const { url, headers } = await quotation(world, role);
      return { url: `${url}/files`, ...(await picture({ uuid: crypto.randomUUID() }, headers)) };
    },
  },
  'GET /api/quotation-requests/{name}/files/{fileId}': {
    lets: OWN,
    request: async (world, role) => {
      const { id, url, headers } = await quotation(world, role);
      return { url: `${url}/files/${await fileOf(world, id)}`, headers };
    },
  },
};

/** A photo upload as a browser sends it. */
export async function picture(query: Record<string, string>, headers: Record<string, string> = {}) {
  const payload = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return { query: { name: 'foto.png', ...query }, headers: { ...headers, 'content-type': 'image/png' }, payload };
}

/** Inserts a picture of a request. @returns its id. */
export async function fileOf(world: World, quotationId: string): Promise<string> {
  const { rows } = await world.platform.pool.query(
    `insert into quotation_file (region_id, quotation_id, name, kind, bytes) values ('trujillo', $1, 'foto.webp', 'image/webp', 'x')
     returning id`,
    [quotationId],
  );
  return rows[0].id;
}
