import { randomUUID } from 'node:crypto';
import type { TripKeys } from '#features/trips/contract/kept-trip.ts';
import { tripTo } from '#tests/trips.ts';
import type { Operation, Operations } from '../operation.ts';
import { ANYBODY, EVERYBODY, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const OWN: readonly Role[] = ['guest', 'traveller'];

/** Creates a trip. A guest sends the trip's edit secret, another guest the edit secret of a different trip. */
async function about(world: World, role: Role): Promise<{ trip: TripKeys; headers: Record<string, string> }> {
  const trip = await world.trip();
  const secret =
    role === 'guest' ? trip.editSecret : role === 'other guest' ? (await world.trip()).editSecret : undefined;
  return { trip, headers: secret ? { 'vereda-edit-secret': secret } : {} };
}

/** Creates a trip. A guest sends the trip's share token. All other roles send the share token of a different trip. */
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

const belonging = (list: string): Operation => ({
  lets: ['guest'],
  request: async (world, role) => {
    const { trip, headers } = await shared(world, role);
    return { url: `${list}?trip=${trip.id}`, headers };
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
  'GET /api/trip-planned-photos/': belonging('/api/trip-planned-photos/'),
  'GET /api/trip-planned-questions/': belonging('/api/trip-planned-questions/'),
  'GET /api/trip-planned-comments/': belonging('/api/trip-planned-comments/'),
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
  'GET /api/maps/ways': {
    lets: ANYBODY,
    request: ({ place }) => ({ url: `/api/maps/ways?through=${place};-79.03,-8.11` }),
  },
};
