import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { drawWays } from '#features/maps/contract/routes.ts';
import { listTripPhotos } from '#features/photos/contract/routes.ts';
import { listTripQuestions } from '#features/questions/contract/routes.ts';
import { listTripReviews } from '#features/reviews/contract/routes.ts';
import { pathOf, type Route } from '#features/route.ts';
import * as exportRoutes from '#features/trips/contract/export-routes.ts';
import type { TripKeys } from '#features/trips/contract/kept-trip.ts';
import { findLegs, listHoursKeys, planTrip } from '#features/trips/contract/planning-routes.ts';
import * as publicationRoutes from '#features/trips/contract/publication-routes.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertPublicTrip } from '#tests/public-trip.ts';
import { tripTo } from '#tests/trips.ts';
import { type Operation, type Operations, row } from '../operation.ts';
import { ANYBODY, EVERYBODY, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const OWN: readonly Role[] = ['guest', 'traveller'];
const REGION_STAFF = { lets: ['moderator', 'admin'], others: 403 } as const;

/** The role `other guest` sends the edit secret of a different trip. */
async function about(world: World, role: Role): Promise<{ trip: TripKeys; headers: Record<string, string> }> {
  const trip = await world.trip();
  const secret =
    role === 'guest' ? trip.editSecret : role === 'other guest' ? (await world.trip()).editSecret : undefined;
  return { trip, headers: secret ? { 'vereda-edit-secret': secret } : {} };
}

async function shared(world: World, role: Role) {
  const trip = await world.trip();
  const token = role === 'guest' ? trip.shareToken : (await world.trip()).shareToken;
  return { trip, headers: { 'vereda-share-token': token } };
}

/** Id of a publication that waits for the region. */
async function waiting(world: World): Promise<string> {
  const { id, editSecret } = await world.trip();
  await world.app.inject(
    requestOf(publicationRoutes.publishTrip, {
      params: { id },
      headers: { 'vereda-edit-secret': editSecret },
      body: { version: 1, authorName: null, notes: false },
    }),
  );
  const { rows } = await world.platform.pool.query('select id from trip_publication where trip_id = $1', [id]);
  return rows[0].id;
}

const published = ({ platform, place, people }: World) =>
  insertPublicTrip(platform.pool, 'trujillo', { place, accountId: people.traveller.id });

type Request = (params: { id: string }, headers: Record<string, string>, world: World) => InjectOptions;
const ofTrip = (route: Pick<Route, 'method' | 'path'>, request: Request): Operations =>
  row(route, {
    lets: OWN,
    request: async (world, role) => {
      const { trip, headers } = await about(world, role);
      return request({ id: trip.id }, headers, world);
    },
  });

const belonging = (list: Pick<Route, 'method' | 'path'>): Operation => ({
  lets: EVERYBODY,
  request: async (world) => ({ url: pathOf(list, { query: { trip: await published(world) } }) }),
});

export const tripOperations: Operations = {
  ...row(routes.keepTrip, {
    lets: ANYBODY,
    request: ({ place }) => requestOf(routes.keepTrip, { body: { uuid: randomUUID(), document: tripTo(place) } }),
  }),
  ...ofTrip(routes.showTrip, (params, headers) => requestOf(routes.showTrip, { params, headers })),
  ...ofTrip(routes.changeTrip, (params, headers, { place }) =>
    requestOf(routes.changeTrip, { params, headers, body: { version: 1, document: tripTo(place) } }),
  ),
  ...ofTrip(routes.binTrip, (params, headers) => requestOf(routes.binTrip, { params, headers })),
  ...ofTrip(routes.changeTripState, (params, headers) =>
    requestOf(routes.changeTripState, { params, headers, body: { action: 'bin' } }),
  ),
  ...ofTrip(routes.shareTrip, (params, headers) => requestOf(routes.shareTrip, { params, headers })),
  ...ofTrip(routes.rotateTripLinks, (params, headers) => requestOf(routes.rotateTripLinks, { params, headers })),
  ...ofTrip(routes.revokeTripLinks, (params, headers) => requestOf(routes.revokeTripLinks, { params, headers })),
  ...ofTrip(exportRoutes.exportTripCalendar, (params, headers) =>
    requestOf(exportRoutes.exportTripCalendar, { params, headers }),
  ),
  ...ofTrip(exportRoutes.exportTripTrack, (params, headers) =>
    requestOf(exportRoutes.exportTripTrack, { params, headers }),
  ),
  ...ofTrip(exportRoutes.exportTripMap, (params, headers) =>
    requestOf(exportRoutes.exportTripMap, { params, headers }),
  ),
  ...ofTrip(exportRoutes.exportTripPdf, (params, headers) =>
    requestOf(exportRoutes.exportTripPdf, { params, headers }),
  ),
  ...ofTrip(exportRoutes.drawTripPicture, (params, headers) =>
    requestOf(exportRoutes.drawTripPicture, { params, headers }),
  ),
  ...ofTrip(publicationRoutes.showPublication, (params, headers) =>
    requestOf(publicationRoutes.showPublication, { params, headers }),
  ),
  ...ofTrip(publicationRoutes.publishTrip, (params, headers) =>
    requestOf(publicationRoutes.publishTrip, {
      params,
      headers,
      body: { version: 1, authorName: null, notes: false },
    }),
  ),
  ...ofTrip(publicationRoutes.unpublishTrip, (params, headers) =>
    requestOf(publicationRoutes.unpublishTrip, { params, headers }),
  ),
  ...row(publicationRoutes.reportPublicTrip, {
    lets: ANYBODY,
    request: async (world) =>
      requestOf(publicationRoutes.reportPublicTrip, {
        params: { id: await published(world) },
        body: { id: randomUUID(), reason: 'unsafe' },
      }),
  }),
  ...row(publicationRoutes.listWaitingTrips, {
    ...REGION_STAFF,
    request: () => requestOf(publicationRoutes.listWaitingTrips),
  }),
  ...row(publicationRoutes.judgePublicTrip, {
    ...REGION_STAFF,
    request: async (world) =>
      requestOf(publicationRoutes.judgePublicTrip, {
        params: { id: await waiting(world) },
        body: { judgement: 'approve' },
      }),
  }),
  ...row(routes.listPublicTrips, { lets: EVERYBODY, request: () => requestOf(routes.listPublicTrips) }),
  ...row(routes.showPublicTrip, {
    lets: ['guest'],
    request: async (world, role) => {
      const { trip, headers } = await shared(world, role);
      return requestOf(routes.showPublicTrip, { params: { id: trip.id }, headers });
    },
  }),
  ...row(listTripPhotos, belonging(listTripPhotos)),
  ...row(listTripQuestions, belonging(listTripQuestions)),
  ...row(listTripReviews, belonging(listTripReviews)),
  ...row(planTrip, {
    lets: ANYBODY,
    request: ({ place }) => requestOf(planTrip, { body: { wish: tripTo(place).wish } }),
  }),
  ...row(listHoursKeys, {
    lets: ANYBODY,
    request: ({ place }) => requestOf(listHoursKeys, { query: { ids: place } }),
  }),
  ...row(findLegs, {
    lets: ANYBODY,
    request: ({ place }) => requestOf(findLegs, { body: { points: [{ place }, { lon: -79.03, lat: -8.11 }] } }),
  }),
  ...row(drawWays, {
    lets: ANYBODY,
    request: ({ place }) => requestOf(drawWays, { query: { through: `${place};-79.03,-8.11` } }),
  }),
};
