import { Type } from 'typebox';
import { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { route } from '#features/route.ts';
import { closed, IdParams } from '#features/schema.ts';
import { ArrangePhotos, JudgePhoto, OwnerPhotos, PhotoCase, RegionPhotos, RegionPhotosQuery } from './case.ts';

const region = { tag: 'Fotos, preguntas y comentarios', right: 'photos.judge' } as const;

export const listWaitingPhotos = route('GET /api/admin/photos/', {
  ...region,
  id: 'listWaitingPhotos',
  summary: 'Fotos retenidas o denunciadas, lo más antiguo primero, o las últimas publicadas',
  query: RegionPhotosQuery,
  replies: { 200: RegionPhotos },
});

export const listOwnerPhotos = route('GET /api/admin/photos/of-owner', {
  ...region,
  id: 'listOwnerPhotos',
  summary: 'Las fotos publicadas de un lugar, operador o viaje, en su orden',
  query: Type.Object({ kind: OwnerRef.properties.kind, owner: OwnerRef.properties.id }, closed),
  replies: { 200: OwnerPhotos },
  errors: ['company_not_found', 'operator_not_found', 'trip_not_found'],
});

export const judgePhoto = route('POST /api/admin/photos/:id/judge', {
  ...region,
  id: 'judgePhoto',
  summary: 'Publica, mantiene, retiene o retira una foto',
  params: IdParams,
  body: JudgePhoto,
  replies: { 200: PhotoCase },
  errors: ['photo_not_found', 'photo_action_refused'],
});

export const arrangePhotos = route('PUT /api/admin/photos/order', {
  ...region,
  id: 'arrangePhotos',
  summary: 'Ordena las fotos de un lugar, operador o viaje; la primera es la portada',
  body: ArrangePhotos,
  replies: { 200: OwnerPhotos },
  errors: ['company_not_found', 'operator_not_found', 'trip_not_found', 'photo_order_changed'],
});
