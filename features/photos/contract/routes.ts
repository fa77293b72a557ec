import { Type } from 'typebox';
import { OfPlace, OfTrip } from '#features/reviews/contract/owner-queries.ts';
import { route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import { ReportPhoto } from './case.ts';
import { PhotosPage } from './photo.ts';

const tag = 'Fotos, preguntas y comentarios';

export const listPlacePhotos = route('GET /api/company-photos/', {
  id: 'listPlacePhotos',
  tag,
  summary: 'Fotos publicadas (de los lugares)',
  right: 'photos.read',
  kept: 'content',
  query: OfPlace,
  replies: { 200: PhotosPage },
  errors: ['company_not_found'],
});

export const listTripPhotos = route('GET /api/trip-planned-photos/', {
  id: 'listTripPhotos',
  tag,
  summary: 'Fotos publicadas (de los viajes)',
  right: 'photos.read',
  query: OfTrip,
  replies: { 200: PhotosPage },
  errors: ['trip_not_found'],
});

export const reportPhoto = route('POST /api/photos/:id/report', {
  id: 'reportPhoto',
  tag,
  summary: 'Avisa de una foto, o pide retirar una en la que sales o que es tuya',
  right: 'photos.report',
  rateLimit: { max: 20, timeWindow: 3_600_000 },
  params: IdParams,
  body: ReportPhoto,
  replies: { 200: Type.Object({ reported: Type.Literal(true) }) },
  errors: ['photo_not_found', 'photo_action_refused'],
});
