import { newOfferLink } from '#features/quotations/api/by-link/offer-link.ts';
import { OFFER_LINK_HEADER } from '#features/quotations/contract/offer-link.ts';
import type { Operations } from '../operation.ts';
import type { Role } from '../roles.ts';
import type { World } from '../world.ts';
import { fileOf, quotation } from './quotations.ts';

/** Creates an offer. A guest sends the link from the email to the operator's salesperson, another guest a link to a different offer. */
async function linked(world: World, role: Role) {
  const { id, offerId } = await quotation(world, 'visitor', { answered: false });
  const accountId = world.people['operator sales'].id;
  const opens = { guest: offerId, 'other guest': crypto.randomUUID() }[role as string];
  const link = opens && (await newOfferLink(world.platform.config, { offerId: opens, accountId }, new Date()));
  const headers: Record<string, string> = link ? { [OFFER_LINK_HEADER]: link } : {};
  return { id, headers, url: `/api/offer-links/${offerId}` };
}

const HOLDER = { lets: ['guest'] } as const;

/** Operations that the link in an operator's email allows. Callers without the link get 404. */
export const offerLinkOperations: Operations = {
  'POST /api/offer-links/{offerId}/open': {
    ...HOLDER,
    request: async (world, role) => {
      const { url, headers } = await linked(world, role);
      return { url: `${url}/open`, headers };
    },
  },
  'POST /api/offer-links/{offerId}/decline': {
    ...HOLDER,
    request: async (world, role) => {
      const { url, headers } = await linked(world, role);
      return { url: `${url}/decline`, headers, payload: { code: 'dates', text: '' } };
    },
  },
  'GET /api/offer-links/{offerId}/messages': {
    ...HOLDER,
    request: async (world, role) => {
      const { url, headers } = await linked(world, role);
      return { url: `${url}/messages`, headers };
    },
  },
  'POST /api/offer-links/{offerId}/messages': {
    ...HOLDER,
    request: async (world, role) => {
      const { url, headers } = await linked(world, role);
      const payload = { uuid: crypto.randomUUID(), text: 'Sí, hay sillas.' };
      return { url: `${url}/messages`, headers, payload };
    },
  },
  'GET /api/offer-links/{offerId}/files/{fileId}': {
    ...HOLDER,
    request: async (world, role) => {
      const { id, url, headers } = await linked(world, role);
      return { url: `${url}/files/${await fileOf(world, id)}`, headers };
    },
  },
};
