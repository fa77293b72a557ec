import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countWaitingClosures } from './plan-closure.store.ts';

export const closureQueue: QueueSource = {
  name: 'closed-plans',
  title: 'Cierres que esperan a un operador',
  one: 'Cierre que espera a un operador',
  roles: ['admin', 'moderator', 'editor'],
  target: 'El operador responde en 24 horas; mientras tanto no se vende',
  link: regionPaths.closures(),
  read: ({ db, config }) => countWaitingClosures(db, config.REGION),
};
