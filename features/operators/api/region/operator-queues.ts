import type { QueueSource } from '#features/backoffice/api/public.ts';
import { REVIEW_DAYS } from '#features/operators/contract/operator-states.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countWaitingAccounts, countWaitingOperators, countWaitingPlans } from './region.store.ts';

export const operatorQueue: QueueSource = {
  name: 'operators',
  title: 'Operadores por verificar',
  one: 'Operador por verificar',
  roles: ['admin', 'moderator'],
  target: `Se revisan en ${REVIEW_DAYS} días`,
  link: regionPaths.operators(),
  read: ({ db, config }) => countWaitingOperators(db, config.REGION),
};

export const planQueue: QueueSource = {
  name: 'plans',
  title: 'Planes por aprobar',
  one: 'Plan por aprobar',
  roles: ['admin', 'moderator'],
  target: `Se revisan en ${REVIEW_DAYS} días`,
  link: regionPaths.operators(),
  read: ({ db, config }) => countWaitingPlans(db, config.REGION),
};

export const accountQueue: QueueSource = {
  name: 'account-changes',
  title: 'Cuentas de cobro nuevas por mirar',
  one: 'Cuenta de cobro nueva por mirar',
  roles: ['admin', 'moderator'],
  target: 'Se usan solas cuando termina su espera',
  link: regionPaths.operators(),
  read: ({ db, config }) => countWaitingAccounts(db, config.REGION),
};
