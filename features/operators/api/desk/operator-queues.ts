import type { QueueSource } from '#features/backoffice/api/public.ts';
import { countWaitingOperators, countWaitingPlans } from './desk.store.ts';

/** Operators whose registration the region has to compare with the register. */
export const operatorQueue: QueueSource = {
  name: 'operators',
  title: 'Operadores por verificar',
  roles: ['admin', 'moderator'],
  target: 'en 3 días',
  link: '/region/operadores',
  read: ({ db, config }) => countWaitingOperators(db, config.REGION),
};

/** Plans that are to be put on sale. */
export const planQueue: QueueSource = {
  name: 'plans',
  title: 'Planes por aprobar',
  roles: ['admin', 'moderator'],
  target: 'en 3 días',
  link: '/region/operadores',
  read: ({ db, config }) => countWaitingPlans(db, config.REGION),
};
