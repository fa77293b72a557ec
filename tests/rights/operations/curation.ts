import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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
import type { ItineraryEditor } from '#features/itineraries/contract/region.ts';
import {
  changeItinerary,
  changeItineraryState,
  checkItineraryDocument,
  createItinerary,
  listRegionItineraries,
  restoreItinerary,
  showRegionItinerary,
} from '#features/itineraries/contract/region-routes.ts';
import { publishOpenData } from '#features/open-data/contract/routes.ts';
import type { RegionPlace } from '#features/places/contract/region.ts';
import {
  changePlaceFact,
  changePlaceState,
  createPlace,
  findTwinPlaces,
  listRegionPlaces,
  mergePlaces,
  previewPlaceMerge,
  settlePlaceDifference,
  showPlaceParts,
  showRegionPlace,
  splitPlace,
  undoPlaceChange,
  undoPlaceMove,
} from '#features/places/contract/region-routes.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY } from '../roles.ts';
import { asAdmin, type World } from '../world.ts';

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

const starting = requestOf(createItinerary, { body: { title: 'Ruta de prueba' } });
const newItinerary = (world: World): Promise<ItineraryEditor> => asAdmin(world, starting);
const changing = ({ id, version, document }: ItineraryEditor) =>
  requestOf(changeItinerary, { params: { id }, body: { version, document: { ...document, summary: 'Otra frase' } } });

const newPlaceRequest = requestOf(createPlace, {
  body: {
    name: 'Museo de prueba',
    kind: { category: 'museum', label: 'Museo' },
    position: { lon: -79.03, lat: -8.11 },
    source: 'on_spot',
  },
});
const newPlace = (world: World): Promise<RegionPlace> => asAdmin(world, newPlaceRequest);
const addressOf = ({ id }: RegionPlace) =>
  requestOf(changePlaceFact, {
    params: { id },
    body: { base: { address: null }, value: { address: 'Jr. Pizarro 1' }, source: 'phone' },
  });

/** Stores another imported value for a corrected fact, as an import does. */
const noteDifference = ({ platform: { db, config } }: World, place: string) =>
  sql`insert into company_difference (region_id, company_id, fact, columns)
    values (${config.REGION}, ${place}, 'address', '{"address": "Jr. Grau 2"}')`.execute(db);

/** Merges a second new place into the first one. */
const mergeOf = (kept: RegionPlace, other: RegionPlace) =>
  requestOf(mergePlaces, {
    params: { id: kept.id },
    body: { other: other.id, take: [], seen: { kept: kept.updatedAt, other: other.updatedAt } },
  });

export const curationOperations: Operations = {
  ...row(listRegionPlaces, { ...STAFF, request: () => requestOf(listRegionPlaces) }),
  ...row(createPlace, { ...STAFF, request: () => newPlaceRequest }),
  ...row(showRegionPlace, {
    ...STAFF,
    request: async (world) => requestOf(showRegionPlace, { params: { id: (await newPlace(world)).id } }),
  }),
  ...row(findTwinPlaces, {
    ...STAFF,
    request: () =>
      requestOf(findTwinPlaces, {
        query: { name: 'Museo de prueba', category: 'museum' as const, lon: -79.03, lat: -8.11 },
      }),
  }),
  ...row(settlePlaceDifference, {
    ...STAFF,
    request: async (world) => {
      const { id } = await newPlace(world);
      await noteDifference(world, id);
      return requestOf(settlePlaceDifference, { params: { id }, body: { fact: 'address', take: 'import' } });
    },
  }),
  ...row(changePlaceFact, { ...STAFF, request: async (world) => addressOf(await newPlace(world)) }),
  ...row(undoPlaceChange, {
    ...STAFF,
    request: async (world) => {
      const { id, changes } = await asAdmin<RegionPlace>(world, addressOf(await newPlace(world)));
      return requestOf(undoPlaceChange, { params: { id, changeId: changes[0]!.id } });
    },
  }),
  ...row(changePlaceState, {
    ...STAFF,
    request: async (world) =>
      requestOf(changePlaceState, { params: { id: (await newPlace(world)).id }, body: { action: 'publish' } }),
  }),
  ...row(previewPlaceMerge, {
    ...STAFF,
    request: async (world) => {
      const [{ id }, other] = [await newPlace(world), await newPlace(world)];
      return requestOf(previewPlaceMerge, { params: { id, otherId: other.id } });
    },
  }),
  ...row(mergePlaces, {
    ...STAFF,
    request: async (world) => mergeOf(await newPlace(world), await newPlace(world)),
  }),
  ...row(showPlaceParts, {
    ...STAFF,
    request: async (world) => requestOf(showPlaceParts, { params: { id: (await newPlace(world)).id } }),
  }),
  ...row(splitPlace, {
    ...STAFF,
    request: async (world) => {
      const { id, updatedAt } = await newPlace(world);
      const body = { newId: randomUUID(), name: 'Museo aparte', take: [], sources: [], rows: [], seen: updatedAt };
      return requestOf(splitPlace, { params: { id }, body });
    },
  }),
  ...row(undoPlaceMove, {
    ...STAFF,
    request: async (world) => {
      const merging = mergeOf(await newPlace(world), await newPlace(world));
      const { id, moves } = await asAdmin<RegionPlace>(world, merging);
      return requestOf(undoPlaceMove, { params: { id, moveId: moves[0]!.id } });
    },
  }),
  ...row(publishOpenData, { ...STAFF, request: () => requestOf(publishOpenData) }),
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
  ...row(listRegionItineraries, { ...EDITORS, request: () => requestOf(listRegionItineraries) }),
  ...row(createItinerary, { ...EDITORS, request: () => starting }),
  ...row(showRegionItinerary, {
    ...EDITORS,
    request: async (world) => requestOf(showRegionItinerary, { params: { id: (await newItinerary(world)).id } }),
  }),
  ...row(changeItinerary, { ...EDITORS, request: async (world) => changing(await newItinerary(world)) }),
  ...row(checkItineraryDocument, {
    ...EDITORS,
    request: async (world) => {
      const { id, document } = await newItinerary(world);
      return requestOf(checkItineraryDocument, { params: { id }, body: { document } });
    },
  }),
  ...row(changeItineraryState, {
    ...EDITORS,
    request: async (world) => {
      const { id } = await newItinerary(world);
      return requestOf(changeItineraryState, { params: { id }, body: { action: 'archive' } });
    },
  }),
  ...row(restoreItinerary, {
    ...EDITORS,
    request: async (world) => {
      const first = await newItinerary(world);
      const saved = await asAdmin<ItineraryEditor>(world, changing(first));
      return requestOf(restoreItinerary, {
        params: { id: first.id, version: first.version },
        body: { version: saved.version },
      });
    },
  }),
};
