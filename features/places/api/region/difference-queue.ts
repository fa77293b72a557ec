import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countOpenDifferences } from './differences.store.ts';

export const differenceQueue: QueueSource = {
  name: 'place-differences',
  title: 'Datos de lugares por elegir',
  one: 'Dato de un lugar por elegir',
  roles: ['admin', 'moderator', 'editor'],
  target: null,
  link: regionPaths.places('differs'),
  async read({ db, config }) {
    return { ...(await countOpenDifferences(db, config.REGION)), late: 0 };
  },
};
