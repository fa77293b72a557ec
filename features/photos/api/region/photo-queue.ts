import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { readQueue } from './case.store.ts';

export const photoQueue: QueueSource = {
  name: 'photos',
  title: 'Fotos por revisar',
  one: 'Foto por revisar',
  roles: ['admin', 'moderator'],
  target: 'Se revisa en 24 horas como máximo',
  link: regionPaths.photos(),
  read: ({ db, config }) => readQueue({ db, region: config.REGION }),
};
