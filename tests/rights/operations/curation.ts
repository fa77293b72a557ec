import type { Closure, ClosureInput } from '#features/closures/contract/closure.ts';
import {
  actOnClosure,
  changeClosure,
  createClosure,
  listClosures,
  listPublicClosures,
  previewClosure,
  showClosure,
} from '#features/closures/contract/routes.ts';
import type { ItineraryDocument, ItineraryEditor } from '#features/itineraries/contract/region.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY } from '../roles.ts';
import { asAdmin, type World } from '../world.ts';

/** Only editors and admins write itineraries. All staff may announce closures. */
const EDITORS = { lets: ['admin', 'editor'], others: 403 } as const;
const STAFF = { lets: ['admin', 'moderator', 'editor'], others: 403 } as const;

const closure = ({ place }: World): ClosureInput => ({
  kind: 'place',
  place,
  name: null,
  area: null,
  severity: 'closed',
  factor: null,
  startsOn: '2026-12-01',
  endsOn: null,
  reason: 'obras',
  source: 'El sitio',
  sourceUrl: null,
});

const newClosure = (world: World): Promise<Closure> =>
  asAdmin(world, requestOf(createClosure, { body: { closure: closure(world) } }));

const newItinerary = (world: World): Promise<ItineraryEditor> =>
  asAdmin(world, { method: 'POST', url: '/api/admin/itineraries/', payload: { title: 'Ruta de prueba' } });

const changed = (document: ItineraryDocument): ItineraryDocument => ({ ...document, summary: 'Otra frase' });

export const curationOperations: Operations = {
  ...row(listPublicClosures, { lets: ANYBODY, request: () => requestOf(listPublicClosures) }),
  ...row(listClosures, { ...STAFF, request: () => requestOf(listClosures) }),
  ...row(createClosure, {
    ...STAFF,
    request: (world) => requestOf(createClosure, { body: { closure: closure(world) } }),
  }),
  ...row(previewClosure, {
    ...STAFF,
    request: (world) => requestOf(previewClosure, { body: { closure: closure(world) } }),
  }),
  ...row(showClosure, {
    ...STAFF,
    request: async (world) => requestOf(showClosure, { params: { id: (await newClosure(world)).id } }),
  }),
  ...row(changeClosure, {
    ...STAFF,
    request: async (world) => {
      const { id, version } = await newClosure(world);
      return requestOf(changeClosure, { params: { id }, body: { version, closure: closure(world) } });
    },
  }),
  ...row(actOnClosure, {
    ...STAFF,
    request: async (world) =>
      requestOf(actOnClosure, { params: { id: (await newClosure(world)).id }, body: { action: 'end' } }),
  }),
  'GET /api/admin/itineraries/': { ...EDITORS, request: () => ({ url: '/api/admin/itineraries/' }) },
  'POST /api/admin/itineraries/': {
    ...EDITORS,
    request: () => ({ url: '/api/admin/itineraries/', payload: { title: 'Ruta de prueba' } }),
  },
  'GET /api/admin/itineraries/{id}/': {
    ...EDITORS,
    request: async (world) => ({ url: `/api/admin/itineraries/${(await newItinerary(world)).id}/` }),
  },
  'PUT /api/admin/itineraries/{id}/': {
    ...EDITORS,
    request: async (world) => {
      const { id, version, document } = await newItinerary(world);
      return { url: `/api/admin/itineraries/${id}/`, payload: { version, document: changed(document) } };
    },
  },
  'POST /api/admin/itineraries/{id}/check': {
    ...EDITORS,
    request: async (world) => {
      const { id, document } = await newItinerary(world);
      return { url: `/api/admin/itineraries/${id}/check`, payload: { document } };
    },
  },
  'POST /api/admin/itineraries/{id}/state': {
    ...EDITORS,
    request: async (world) => ({
      url: `/api/admin/itineraries/${(await newItinerary(world)).id}/state`,
      payload: { action: 'archive' },
    }),
  },
  'POST /api/admin/itineraries/{id}/versions/{version}/restore': {
    ...EDITORS,
    request: async (world) => {
      const { id, version, document } = await newItinerary(world);
      const saved: ItineraryEditor = await asAdmin(world, {
        method: 'PUT',
        url: `/api/admin/itineraries/${id}/`,
        payload: { version, document: changed(document) },
      });
      return {
        url: `/api/admin/itineraries/${id}/versions/${version}/restore`,
        payload: { version: saved.version },
      };
    },
  },
};
