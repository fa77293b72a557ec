import { randomUUID } from 'node:crypto';
import { changeAvatar, removeAvatar, showAvatar } from '#features/accounts/contract/routes.ts';
import {
  downloadDataCopy,
  listConsents,
  recordConsents,
  requestDataCopy,
  requestErasure,
  showDataCopy,
  showPrivacy,
} from '#features/privacy/contract/routes.ts';
import { pathOf, type Route } from '#features/route.ts';
import {
  claimTrip,
  listAccountTrips,
  listGatheredPlaces,
  saveGatheredPlaces,
} from '#features/trips/contract/routes.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { call, requestOf } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { type Operations, row } from '../operation.ts';
import { NO_ACCOUNT, PEOPLE, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const OWN = { lets: PEOPLE } as const;

async function copyOf({ app, people, platform: { db, config } }: World): Promise<string> {
  const headers = { authorization: `Bearer ${people.traveller.token}` };
  await db.deleteFrom('data_copy').execute();
  const asked = (await call(app, requestDataCopy, { headers })).json();
  const file_id = await keptFiles(config).keep({ 'datos.zip': Buffer.from('PK') });
  await db.updateTable('data_copy').set({ state: 'ready', file_id }).where('id', '=', asked.id).execute();
  return asked.id;
}

const ofTravellersCopy = (route: Pick<Route, 'method' | 'path'>): Operations =>
  row(route, {
    lets: ['traveller'],
    request: async (world) => ({ method: route.method, url: pathOf(route, { params: { id: await copyOf(world) } }) }),
  });

/**
 * Creates a new person, because other rows still need the role's usual person.
 * @returns headers of the new person
 */
async function goner(world: World, role: Role) {
  if (NO_ACCOUNT.includes(role) || role === 'admin of another region') return {};
  const { db, config } = world.platform;
  return (await insertPerson(db, config.REGION, { name: 'Luz', email: `${randomUUID()}@ejemplo.pe` })).headers;
}

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const decision = {
  purpose: 'reporting',
  version: 1,
  given: false,
  place: 'privacy',
  decidedAt: '2026-11-21T12:00:00.000Z',
} as const;

export const privacyOperations: Operations = {
  ...row(showPrivacy, { ...OWN, request: () => requestOf(showPrivacy) }),
  ...row(requestDataCopy, { ...OWN, request: () => requestOf(requestDataCopy) }),
  ...ofTravellersCopy(showDataCopy),
  ...ofTravellersCopy(downloadDataCopy),
  ...row(listConsents, { ...OWN, request: () => requestOf(listConsents) }),
  ...row(recordConsents, {
    ...OWN,
    request: () => requestOf(recordConsents, { body: { decisions: [decision] } }),
  }),
  ...row(showAvatar, { ...OWN, request: () => requestOf(showAvatar) }),
  ...row(removeAvatar, { ...OWN, request: () => requestOf(removeAvatar) }),
  ...row(changeAvatar, {
    ...OWN,
    request: () => ({ url: changeAvatar.path, payload: PICTURE, headers: { 'content-type': 'image/png' } }),
  }),
  ...row(listAccountTrips, { ...OWN, request: () => requestOf(listAccountTrips) }),
  ...row(claimTrip, {
    lets: ['traveller'],
    request: async (world) => requestOf(claimTrip, { body: { id: (await world.trip()).id } }),
  }),
  ...row(listGatheredPlaces, { ...OWN, request: () => requestOf(listGatheredPlaces) }),
  ...row(saveGatheredPlaces, {
    ...OWN,
    request: ({ place }) => requestOf(saveGatheredPlaces, { body: { places: [place] } }),
  }),
  ...row(requestErasure, {
    ...OWN,
    request: async (world, role) =>
      requestOf(requestErasure, { headers: await goner(world, role), body: { confirm: 'borrar mi cuenta' } }),
  }),
};
