import { randomUUID } from 'node:crypto';
import { drawWays } from '#features/maps/contract/routes.ts';
import { listTripPhotos } from '#features/photos/contract/routes.ts';
import { listTripQuestions } from '#features/questions/contract/routes.ts';
import { listTripReviews } from '#features/reviews/contract/routes.ts';
import { pathOf, type Route } from '#features/route.ts';
import type { TripKeys } from '#features/trips/contract/kept-trip.ts';
import { requestOf } from '#tests/call.ts';
import { tripTo } from '#tests/trips.ts';
import { type Operation, type Operations, row } from '../operation.ts';
import { ANYBODY, EVERYBODY, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const OWN: readonly Role[] = ['guest', 'traveller'];

/** Creates a trip. The guest has its edit secret; the other guest has the edit secret of another trip. */
async function about(world: World, role: Role): Promise<{ trip: TripKeys; headers: Record<string, string> }> {
  const trip = await world.trip();
  const secret =
    role === 'guest' ? trip.editSecret : role === 'other guest' ? (await world.trip()).editSecret : undefined;
  return { trip, headers: secret ? { 'vereda-edit-secret': secret } : {} };
}

/** Creates a trip. The guest has its share token; all other roles have the share token of another trip. */
async function shared(world: World, role: Role) {
  const trip = await world.trip();
  const token = role === 'guest' ? trip.shareToken : (await world.trip()).shareToken;
  return { trip, headers: { 'vereda-share-token': token } };
}

const ofTrip = (ending: string, payload?: (world: World) => object): Operation => ({
  lets: OWN,
  request: async (world, role) => {
    const { trip, headers } = await about(world, role);
    return { url: `/api/trips/${trip.id}${ending}`, headers, payload: payload?.(world) };
  },
});

const belonging = (list: Pick<Route, 'method' | 'path'>): Operation => ({
  lets: ['guest'],
  request: async (world, role) => {
    const { trip, headers } = await shared(world, role);
    return { url: pathOf(list, { query: { trip: trip.id } }), headers };
  },
});

export const tripOperations: Operations = {
  'POST /api/trips/': {
    lets: ANYBODY,
    request: ({ place }) => ({ url: '/api/trips/', payload: { uuid: randomUUID(), document: tripTo(place) } }),
  },
  'GET /api/trips/{id}': ofTrip(''),
  'PUT /api/trips/{id}': ofTrip('', ({ place }) => ({ version: 1, document: tripTo(place) })),
  'DELETE /api/trips/{id}': ofTrip(''),
  'POST /api/trips/{id}/move': ofTrip('/move', () => ({ action: 'bin' })),
  'POST /api/trips/{id}/share': ofTrip('/share'),
  'POST /api/trips/{id}/share/rotate': ofTrip('/share/rotate'),
  'POST /api/trips/{id}/share/revoke': ofTrip('/share/revoke'),
  'GET /api/trips/{id}/export.ics': ofTrip('/export.ics'),
  'GET /api/trips/{id}/export.gpx': ofTrip('/export.gpx'),
  'GET /api/trips/{id}/export.geojson': ofTrip('/export.geojson'),
  'GET /api/trip-planned/': { lets: EVERYBODY, request: () => ({ url: '/api/trip-planned/' }) },
  'GET /api/trip-planned/{id}/': {
    lets: ['guest'],
    request: async (world, role) => {
      const { trip, headers } = await shared(world, role);
      return { url: `/api/trip-planned/${trip.id}/`, headers };
    },
  },
  ...row(listTripPhotos, belonging(listTripPhotos)),
  ...row(listTripQuestions, belonging(listTripQuestions)),
  ...row(listTripReviews, belonging(listTripReviews)),
  'POST /api/planning/': {
    lets: ANYBODY,
    request: ({ place }) => ({ url: '/api/planning/', payload: { wish: tripTo(place).wish } }),
  },
  'POST /api/planning/legs': {
    lets: ANYBODY,
    request: ({ place }) => ({
      url: '/api/planning/legs',
      payload: { points: [{ place }, { lon: -79.03, lat: -8.11 }] },
    }),
  },
  ...row(drawWays, {
    lets: ANYBODY,
    request: ({ place }) => requestOf(drawWays, { query: { through: `${place};-79.03,-8.11` } }),
  }),
};
