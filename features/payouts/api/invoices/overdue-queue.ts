import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countOverdueInvoices } from './invoice.store.ts';

export const overdueQueue: QueueSource = {
  name: 'overdue-commission',
  title: 'Notas de cobro vencidas',
  one: 'Nota de cobro vencida',
  roles: ['admin'],
  target: null,
  link: regionPaths.money(),
  read: async ({ db, config }) => {
    const overdue = await countOverdueInvoices(db, config.REGION);
    return { ...overdue, late: overdue.count };
  },
};
