import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { readQueue } from './case.store.ts';

export const tripQueue: QueueSource = {
  name: 'trips',
  title: 'Viajes por publicar',
  one: 'Viaje por publicar',
  roles: ['admin', 'moderator'],
  target: 'Se revisa en 24 horas como máximo',
  link: regionPaths.publicTrips(),
  read: ({ db, config }) => readQueue(db, config.REGION),
};
