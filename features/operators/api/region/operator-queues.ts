import type { QueueSource } from '#features/backoffice/api/public.ts';
import { countWaitingAccounts, countWaitingOperators, countWaitingPlans } from './region.store.ts';

/** Queue of operators whose registration the region must compare with the register. */
export const operatorQueue: QueueSource = {
  name: 'operators',
  title: 'Operadores por verificar',
  one: 'Operador por verificar',
  roles: ['admin', 'moderator'],
  target: 'Se revisan en 3 días',
  link: '/region/operadores',
  read: ({ db, config }) => countWaitingOperators(db, config.REGION),
};

/** Queue of plans that wait for the region's approval. */
export const planQueue: QueueSource = {
  name: 'plans',
  title: 'Planes por aprobar',
  one: 'Plan por aprobar',
  roles: ['admin', 'moderator'],
  target: 'Se revisan en 3 días',
  link: '/region/operadores',
  read: ({ db, config }) => countWaitingPlans(db, config.REGION),
};

/** Queue of changed payout accounts that wait. The region can stop a change while it waits. */
export const accountQueue: QueueSource = {
  name: 'account-changes',
  title: 'Cuentas de cobro nuevas por mirar',
  one: 'Cuenta de cobro nueva por mirar',
  roles: ['admin', 'moderator'],
  target: 'Se usan solas cuando termina su espera',
  link: '/region/operadores',
  read: ({ db, config }) => countWaitingAccounts(db, config.REGION),
};
