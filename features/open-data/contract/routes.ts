import { route } from '#features/route.ts';
import { OpenData, PublishAnswer } from './open-data.ts';

const tag = 'Datos abiertos';

export const showOpenData = route('GET /api/open-data/', {
  id: 'showOpenData',
  tag,
  summary: 'Los archivos de datos abiertos, con su fecha, sus licencias y sus fuentes',
  right: 'places.read',
  kept: 'content',
  replies: { 200: OpenData },
});

export const publishOpenData = route('POST /api/admin/open-data/', {
  id: 'publishOpenData',
  tag,
  summary: 'Hace ya los archivos de datos abiertos; si no, se hacen cada noche',
  right: 'places.edit',
  replies: { 202: PublishAnswer },
});
