import { file, route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import { BeginPhoto, OwnPhoto, OwnPhotos, OwnPhotosQuery, SharePhoto } from './share.ts';

const own = { tag: 'Fotos, preguntas y comentarios', right: 'account.own' } as const;
const one = { ...own, params: IdParams } as const;

export const UPLOAD_TYPE = 'application/offset+octet-stream';

export const listAccountPhotos = route('GET /api/me/photos/', {
  ...own,
  id: 'listAccountPhotos',
  summary: 'Las fotos de tu cuenta, la última primero',
  query: OwnPhotosQuery,
  replies: { 200: OwnPhotos },
});

export const beginPhoto = route('POST /api/me/photos/', {
  ...own,
  id: 'beginPhoto',
  summary: 'Empieza a enviar una foto; los bytes van después, por partes',
  body: BeginPhoto,
  replies: { 201: OwnPhoto },
  errors: [
    'company_not_found',
    'trip_not_found',
    'operator_not_found',
    'photo_not_found',
    'photo_action_refused',
    'photo_kind',
    'too_many_photos',
    'too_many_tries',
  ],
});

/** The tus protocol (https://tus.io). HEAD answers how many bytes have arrived. */
export const continuePhotoUpload = route('PATCH /api/me/photo-uploads/:id', {
  ...one,
  id: 'continuePhotoUpload',
  summary: 'Envía los bytes siguientes de una foto (protocolo tus)',
  body: file(UPLOAD_TYPE),
  replies: { 204: null },
  errors: ['photo_not_found'],
});

export const showAccountPhoto = route('GET /api/me/photos/:id', {
  ...one,
  id: 'showAccountPhoto',
  summary: 'Una foto de tu cuenta y en qué está',
  replies: { 200: OwnPhoto },
  errors: ['photo_not_found'],
});

export const sharePhoto = route('POST /api/me/photos/:id/share', {
  ...one,
  id: 'sharePhoto',
  summary: 'Comparte una foto que ya llegó entera',
  bodyLimit: 200_000,
  body: SharePhoto,
  replies: { 200: OwnPhoto },
  errors: ['photo_not_found', 'photo_action_refused', 'photo_incomplete', 'photo_kind'],
});

export const withdrawPhoto = route('POST /api/me/photos/:id/withdraw', {
  ...one,
  id: 'withdrawPhoto',
  summary: 'Quita una foto tuya; se puede deshacer durante diez minutos',
  replies: { 200: OwnPhoto },
  errors: ['photo_not_found', 'photo_action_refused'],
});

export const restorePhoto = route('POST /api/me/photos/:id/restore', {
  ...one,
  id: 'restorePhoto',
  summary: 'Deshace quitar una foto',
  replies: { 200: OwnPhoto },
  errors: ['photo_not_found', 'photo_action_refused'],
});

export const discardPhoto = route('DELETE /api/me/photos/:id', {
  ...one,
  id: 'discardPhoto',
  summary: 'Descarta una foto que aún no se compartió, o que no se pudo mostrar',
  replies: { 204: null },
  errors: ['photo_not_found', 'photo_action_refused'],
});
