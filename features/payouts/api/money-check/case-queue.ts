import type { QueueSource } from '#features/backoffice/api/public.ts';
import { countOpenCases } from '#features/payments/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';

export const caseQueue: QueueSource = {
  name: 'money-cases',
  title: 'Casos de dinero por mirar',
  one: 'Caso de dinero por mirar',
  roles: ['admin'],
  target: 'Se miran en 3 días',
  link: regionPaths.money(),
  read: ({ db, config }) => countOpenCases(db, config.REGION),
};
