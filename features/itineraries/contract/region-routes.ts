import { route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import {
  CheckItineraryBody,
  ItineraryCheck,
  ItineraryEditor,
  ItineraryVersionParams,
  MoveItineraryBody,
  RegionItineraries,
  RestoreItineraryBody,
  SaveItineraryBody,
  StartItineraryBody,
} from './region.ts';

const region = { tag: 'Itinerarios', right: 'itineraries.edit' } as const;

export const listRegionItineraries = route('GET /api/admin/itineraries/', {
  ...region,
  id: 'listRegionItineraries',
  summary: 'Todos los itinerarios, también borradores',
  replies: { 200: RegionItineraries },
});

export const createItinerary = route('POST /api/admin/itineraries/', {
  ...region,
  id: 'createItinerary',
  summary: 'Empieza un itinerario',
  body: StartItineraryBody,
  replies: { 201: ItineraryEditor },
});

export const showRegionItinerary = route('GET /api/admin/itineraries/:id/', {
  ...region,
  id: 'showRegionItinerary',
  summary: 'Un itinerario para editarlo',
  params: IdParams,
  replies: { 200: ItineraryEditor },
  errors: ['itinerary_not_found'],
});

export const changeItinerary = route('PUT /api/admin/itineraries/:id/', {
  ...region,
  id: 'changeItinerary',
  summary: 'Guarda un itinerario; lo que ya está publicado tiene que seguir en pie',
  params: IdParams,
  body: SaveItineraryBody,
  replies: { 200: ItineraryEditor },
  errors: ['itinerary_not_found', 'itinerary_changed', 'itinerary_not_ready', 'itinerary_place_unknown'],
});

export const checkItineraryDocument = route('POST /api/admin/itineraries/:id/check', {
  ...region,
  id: 'checkItineraryDocument',
  summary: 'Comprueba un itinerario sin guardarlo',
  rateLimit: { max: 240, timeWindow: 60_000 },
  params: IdParams,
  body: CheckItineraryBody,
  replies: { 200: ItineraryCheck },
  errors: ['itinerary_not_found'],
});

export const changeItineraryState = route('POST /api/admin/itineraries/:id/state', {
  ...region,
  id: 'changeItineraryState',
  summary: 'Publica, recomienda, archiva o devuelve a borrador',
  params: IdParams,
  body: MoveItineraryBody,
  replies: { 200: ItineraryEditor },
  errors: ['itinerary_not_found', 'itinerary_cannot', 'itinerary_not_ready', 'itinerary_place_unknown'],
});

export const restoreItinerary = route('POST /api/admin/itineraries/:id/versions/:version/restore', {
  ...region,
  id: 'restoreItinerary',
  summary: 'Vuelve a una versión anterior, como versión nueva',
  params: ItineraryVersionParams,
  body: RestoreItineraryBody,
  replies: { 200: ItineraryEditor },
  errors: [
    'itinerary_not_found',
    'itinerary_version_not_found',
    'itinerary_changed',
    'itinerary_not_ready',
    'itinerary_place_unknown',
  ],
});
