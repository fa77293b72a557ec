import { newOfferLink } from '#features/quotations/api/by-link/offer-link.ts';
import { OFFER_LINK_HEADER } from '#features/quotations/contract/headers.ts';
import {
  declineByLink,
  openOfferLink,
  showLinkConversation,
  showLinkPicture,
  writeByLink,
} from '#features/quotations/contract/link-routes.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import type { Role } from '../roles.ts';
import type { World } from '../world.ts';
import { fileOf, quotation } from './quotations.ts';

async function offerWithLink(world: World, role: Role) {
  const { id, offerId } = await quotation(world, 'visitor', { answered: false });
  const accountId = world.people['operator sales'].id;
  const opens = { guest: offerId, 'other guest': crypto.randomUUID() }[role as string];
  const link = opens && (await newOfferLink(world.platform.config, { offerId: opens, accountId }, new Date()));
  const headers: Record<string, string> = link ? { [OFFER_LINK_HEADER]: link } : {};
  return { id, offerId, headers };
}

async function linked(world: World, role: Role) {
  const { offerId, headers } = await offerWithLink(world, role);
  return { params: { offerId }, headers };
}

const HOLDER = { lets: ['guest'] } as const;

export const offerLinkOperations: Operations = {
  ...row(openOfferLink, {
    ...HOLDER,
    request: async (world, role) => requestOf(openOfferLink, await linked(world, role)),
  }),
  ...row(declineByLink, {
    ...HOLDER,
    request: async (world, role) =>
      requestOf(declineByLink, { ...(await linked(world, role)), body: { code: 'dates', text: '' } }),
  }),
  ...row(showLinkConversation, {
    ...HOLDER,
    request: async (world, role) => requestOf(showLinkConversation, await linked(world, role)),
  }),
  ...row(writeByLink, {
    ...HOLDER,
    request: async (world, role) => {
      const body = { uuid: crypto.randomUUID(), text: 'Sí, hay sillas.' };
      return requestOf(writeByLink, { ...(await linked(world, role)), body });
    },
  }),
  ...row(showLinkPicture, {
    ...HOLDER,
    request: async (world, role) => {
      const { id, offerId, headers } = await offerWithLink(world, role);
      return requestOf(showLinkPicture, { params: { offerId, fileId: await fileOf(world, id) }, headers });
    },
  }),
};
