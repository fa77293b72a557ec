import type { ClosureInput } from '#features/closures/contract/closure.ts';
import type { ItineraryDocument, ItineraryEditor } from '#features/itineraries/contract/region.ts';
import type { Operations } from '../operation.ts';
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

const newClosure = (world: World): Promise<{ id: string; version: number }> =>
  asAdmin(world, { method: 'POST', url: '/api/admin/closures/', payload: { closure: closure(world) } });

const newItinerary = (world: World): Promise<ItineraryEditor> =>
  asAdmin(world, { method: 'POST', url: '/api/admin/itineraries/', payload: { title: 'Ruta de prueba' } });

const changed = (document: ItineraryDocument): ItineraryDocument => ({ ...document, summary: 'Otra frase' });

export const curationOperations: Operations = {
  'GET /api/closures/': { lets: ANYBODY, request: () => ({ url: '/api/closures/' }) },
  'GET /api/admin/closures/': { ...STAFF, request: () => ({ url: '/api/admin/closures/' }) },
  'POST /api/admin/closures/': {
    ...STAFF,
    request: (world) => ({ url: '/api/admin/closures/', payload: { closure: closure(world) } }),
  },
  'POST /api/admin/closures/preview': {
    ...STAFF,
    request: (world) => ({ url: '/api/admin/closures/preview', payload: { closure: closure(world) } }),
  },
  'GET /api/admin/closures/{id}/': {
    ...STAFF,
    request: async (world) => ({ url: `/api/admin/closures/${(await newClosure(world)).id}/` }),
  },
  'PUT /api/admin/closures/{id}/': {
    ...STAFF,
    request: async (world) => {
      const { id, version } = await newClosure(world);
      return { url: `/api/admin/closures/${id}/`, payload: { version, closure: closure(world) } };
    },
  },
  'POST /api/admin/closures/{id}/state': {
    ...STAFF,
    request: async (world) => ({
      url: `/api/admin/closures/${(await newClosure(world)).id}/state`,
      payload: { action: 'end' },
    }),
  },
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
