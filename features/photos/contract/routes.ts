import { OfPlace, OfTrip } from '#features/reviews/contract/owner-queries.ts';
import { route } from '#features/route.ts';
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
  kept: 'content',
  query: OfTrip,
  replies: { 200: PhotosPage },
  errors: ['trip_not_found'],
});
