import { route } from '#features/route.ts';
import { ItinerariesList, ItinerariesQuery, ItineraryDetail, ItineraryParams } from './itinerary.ts';

export const listItineraries = route('GET /api/itineraries/', {
  id: 'listItineraries',
  tag: 'Itinerarios',
  summary: 'Itinerarios de la región, listos para copiar',
  right: 'itineraries.read',
  kept: 'content',
  query: ItinerariesQuery,
  replies: { 200: ItinerariesList },
});

export const showItinerary = route('GET /api/itineraries/:idOrSlug/', {
  id: 'showItinerary',
  tag: 'Itinerarios',
  summary: 'Un itinerario con su texto, sus horas y sus lugares',
  right: 'itineraries.read',
  kept: 'content',
  params: ItineraryParams,
  replies: { 200: ItineraryDetail },
  errors: ['itinerary_not_found'],
});
