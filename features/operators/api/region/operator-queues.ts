import type { QueueSource } from '#features/backoffice/api/public.ts';
import { countWaitingAccounts, countWaitingOperators, countWaitingPlans } from './region.store.ts';

/** Operators whose registration the region has to compare with the register. */
export const operatorQueue: QueueSource = {
  name: 'operators',
  title: 'Operadores por verificar',
  one: 'Operador por verificar',
  roles: ['admin', 'moderator'],
  target: 'Se revisan en 3 días',
  link: '/region/operadores',
  read: ({ db, config }) => countWaitingOperators(db, config.REGION),
};

/** Plans that wait to be put on sale. */
export const planQueue: QueueSource = {
  name: 'plans',
  title: 'Planes por aprobar',
  one: 'Plan por aprobar',
  roles: ['admin', 'moderator'],
  target: 'Se revisan en 3 días',
  link: '/region/operadores',
  read: ({ db, config }) => countWaitingPlans(db, config.REGION),
};

/** Changed payout accounts that are not in force yet. Until then the region can stop them. */
export const accountQueue: QueueSource = {
  name: 'account-changes',
  title: 'Cuentas de cobro nuevas por mirar',
  one: 'Cuenta de cobro nueva por mirar',
  roles: ['admin', 'moderator'],
  target: 'Se usan solas cuando termina su espera',
  link: '/region/operadores',
  read: ({ db, config }) => countWaitingAccounts(db, config.REGION),
};
