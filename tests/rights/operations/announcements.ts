import { randomUUID } from 'node:crypto';
import * as routes from '#features/announcements/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import type { World } from '../world.ts';

const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;
const SELLERS = {
  lets: ['operator owner', 'operator sales'],
  others: 404,
  refuses: { 'operator guide': 403 },
} as const;

/** A message to the operator of the world's people. */
async function sentTo({ operator, platform }: World): Promise<string> {
  const id = randomUUID();
  const region = platform.config.REGION;
  await platform.pool.query(
    `insert into announcement (region_id, id, subject, body, audience, sent_at)
     values ($1, $2, 'Aviso', 'Texto', '{"who": "all"}', now() - interval '2 days')`,
    [region, id],
  );
  await platform.pool.query(
    'insert into announcement_operator (region_id, announcement_id, operator_id) values ($1, $2, $3)',
    [region, id, operator],
  );
  return id;
}

export const announcementOperations: Operations = {
  ...row(routes.listAnnouncements, { ...REGION_STAFF, request: () => requestOf(routes.listAnnouncements) }),
  ...row(routes.listAnnouncementCandidates, {
    ...REGION_STAFF,
    request: () => requestOf(routes.listAnnouncementCandidates),
  }),
  ...row(routes.showAnnouncement, {
    ...REGION_STAFF,
    request: async (world) => requestOf(routes.showAnnouncement, { params: { id: await sentTo(world) } }),
  }),
  ...row(routes.sendAnnouncement, {
    ...REGION_STAFF,
    request: ({ operator }) =>
      requestOf(routes.sendAnnouncement, {
        body: {
          id: randomUUID(),
          subject: 'Aviso a los operadores',
          body: 'El sábado se cierra el malecón.',
          audience: { who: 'picked', operatorIds: [operator] },
          operatorIds: [operator],
        },
      }),
  }),
  ...row(routes.listReceivedAnnouncements, {
    ...SELLERS,
    request: ({ operator }) => requestOf(routes.listReceivedAnnouncements, { params: { operatorId: operator } }),
  }),
  ...row(routes.countUnreadAnnouncements, {
    ...SELLERS,
    request: ({ operator }) => requestOf(routes.countUnreadAnnouncements, { params: { operatorId: operator } }),
  }),
  ...row(routes.openAnnouncement, {
    ...SELLERS,
    request: async (world) =>
      requestOf(routes.openAnnouncement, {
        params: { operatorId: world.operator, announcementId: await sentTo(world) },
      }),
  }),
};
