import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import { ReportPhoto } from './case.ts';

export const reportPhoto = route('POST /api/photos/:id/report', {
  id: 'reportPhoto',
  tag: 'Fotos, preguntas y comentarios',
  summary: 'Avisa de una foto, o pide retirar una en la que sales o que es tuya',
  right: 'photos.report',
  rateLimit: { max: 20, timeWindow: 3_600_000 },
  params: IdParams,
  body: ReportPhoto,
  replies: { 200: Type.Object({ reported: Type.Literal(true) }) },
  errors: ['photo_not_found', 'photo_action_refused'],
});
