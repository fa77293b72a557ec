import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { readFlagged } from './flagged.store.ts';

export const attentionQueue: QueueSource = {
  name: 'itineraries-attention',
  title: 'Itinerarios por revisar',
  one: 'Itinerario por revisar',
  roles: ['admin', 'editor'],
  target: null,
  link: regionPaths.itineraries(),
  isEmailed: false,
  read: ({ db, config }) => readFlagged(db, config.REGION),
};
