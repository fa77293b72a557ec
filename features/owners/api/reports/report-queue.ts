import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countOpenReports } from './report.store.ts';

/** Days in which the region answers, if the owner does not. */
const TARGET_DAYS = 7;

export const reportQueue: QueueSource = {
  name: 'place-reports',
  title: 'Datos que un viajero dice que están mal',
  one: 'Dato que un viajero dice que está mal',
  roles: ['admin', 'moderator', 'editor'],
  target: `Se responde en ${TARGET_DAYS} días`,
  link: regionPaths.owners('avisos'),
  read: ({ db, config }) => countOpenReports(db, config.REGION, TARGET_DAYS),
};
