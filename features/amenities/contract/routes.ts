import { route } from '#features/route.ts';
import {
  AmenitiesList,
  AmenitiesQuery,
  AmenityKindsAnswer,
  EmergencyHelp,
  EmergencyQuery,
  NearestAnswer,
  NearestQuery,
} from './amenity.ts';

export const listAmenities = route('GET /api/amenities/', {
  id: 'listAmenities',
  tag: 'Lugares útiles',
  summary: 'Farmacias, cajeros, hospitales y otros lugares útiles, los más cercanos primero',
  right: 'places.read',
  kept: 'content',
  browserSeconds: 3600,
  query: AmenitiesQuery,
  replies: { 200: AmenitiesList },
});

export const listAmenityKinds = route('GET /api/amenities/kinds', {
  id: 'listAmenityKinds',
  tag: 'Lugares útiles',
  summary: 'Los tipos de lugares útiles de la región, con su cantidad',
  right: 'places.read',
  kept: 'content',
  browserSeconds: 3600,
  replies: { 200: AmenityKindsAnswer },
});

export const findNearestAmenities = route('GET /api/amenities/nearest', {
  id: 'findNearestAmenities',
  tag: 'Lugares útiles',
  summary: 'El lugar útil más cercano de cada tipo, para cada punto',
  right: 'places.read',
  kept: 'content',
  browserSeconds: 3600,
  rateLimit: { max: 240, timeWindow: 60_000 },
  query: NearestQuery,
  replies: { 200: NearestAnswer },
});

export const showEmergencyHelp = route('GET /api/amenities/emergency', {
  id: 'showEmergencyHelp',
  tag: 'Lugares útiles',
  summary: 'Números de emergencia, y el hospital, la comisaría y la farmacia más cercanos a cada punto',
  right: 'places.read',
  kept: 'content',
  browserSeconds: 3600,
  rateLimit: { max: 240, timeWindow: 60_000 },
  query: EmergencyQuery,
  replies: { 200: EmergencyHelp },
});
