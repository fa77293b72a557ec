import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { readQueue } from './case.store.ts';

export const tripQueue: QueueSource = {
  name: 'trips',
  title: 'Viajes por revisar',
  one: 'Viaje por revisar',
  roles: ['admin', 'moderator'],
  target: 'Se revisa en 24 horas como máximo',
  link: regionPaths.publicTrips(),
  async read({ db, config }) {
    const { reported: _reported, ...count } = await readQueue(db, config.REGION);
    return count;
  },
};
