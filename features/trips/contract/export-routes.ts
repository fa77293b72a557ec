import { file, route } from '#features/route.ts';
import { ReadHeaders, TripParams } from './kept-trip.ts';

const tag = 'Viajes';

export const exportTripCalendar = route('GET /api/trips/:id/export.ics', {
  id: 'exportTripCalendar',
  tag,
  summary: 'El viaje como calendario (iCalendar)',
  right: 'trips.read',
  params: TripParams,
  headers: ReadHeaders,
  replies: { 200: file('text/calendar; charset=utf-8') },
  errors: ['trip_not_found', 'trip_binned'],
});

export const exportTripTrack = route('GET /api/trips/:id/export.gpx', {
  id: 'exportTripTrack',
  tag,
  summary: 'El viaje como ruta para GPS (GPX 1.1)',
  right: 'trips.read',
  params: TripParams,
  headers: ReadHeaders,
  replies: { 200: file('application/gpx+xml; charset=utf-8') },
  errors: ['trip_not_found', 'trip_binned'],
});

export const exportTripMap = route('GET /api/trips/:id/export.geojson', {
  id: 'exportTripMap',
  tag,
  summary: 'El viaje como mapa (GeoJSON)',
  right: 'trips.read',
  params: TripParams,
  headers: ReadHeaders,
  replies: { 200: file('application/geo+json; charset=utf-8') },
  errors: ['trip_not_found', 'trip_binned'],
});

export const exportTripPdf = route('GET /api/trips/:id/export.pdf', {
  id: 'exportTripPdf',
  tag,
  summary: 'El viaje en PDF: días, horarios, teléfonos, reservas y emergencias',
  right: 'trips.read',
  rateLimit: { max: 30, timeWindow: 60_000 },
  params: TripParams,
  headers: ReadHeaders,
  replies: { 200: file('application/pdf') },
  errors: ['trip_not_found', 'trip_binned'],
});

export const drawTripPicture = route('GET /api/trips/:id/picture.png', {
  id: 'drawTripPicture',
  tag,
  summary: 'La imagen del viaje para compartir',
  right: 'trips.read',
  rateLimit: { max: 30, timeWindow: 60_000 },
  params: TripParams,
  headers: ReadHeaders,
  replies: { 200: file('image/png') },
  errors: ['trip_not_found', 'trip_binned'],
});
