import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { closed, Id } from '#features/schema.ts';
import { Photo } from './photo.ts';
import { PHOTO_LIMITS } from './share.ts';

const place = { tag: 'Dueños', right: 'place.run', params: Type.Object({ placeId: Id }) } as const;
const Owned = Type.Object({ items: Type.Array(Photo) });

export const listOwnedPhotos = route('GET /api/manage/companies/:placeId/photos', {
  ...place,
  id: 'listOwnedPhotos',
  summary: 'Las fotos publicadas de un lugar propio, en su orden',
  replies: { 200: Owned },
  errors: ['company_not_found'],
});

export const arrangeOwnedPhotos = route('PUT /api/manage/companies/:placeId/photos/order', {
  ...place,
  id: 'arrangeOwnedPhotos',
  summary: 'Ordena las fotos de un lugar propio; la primera es la portada',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: PHOTO_LIMITS.arranged, uniqueItems: true }) }, closed),
  replies: { 200: Owned },
  errors: ['company_not_found', 'photo_order_changed'],
});
