import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { readQueue } from './region.store.ts';

export const reviewQueue: QueueSource = {
  name: 'comments',
  title: 'Opiniones por revisar',
  one: 'Opinión por revisar',
  roles: ['admin', 'moderator'],
  target: 'Se revisa en 24 horas como máximo',
  link: regionPaths.reviews(),
  read: ({ db, config }) => readQueue(db, config.REGION),
};
