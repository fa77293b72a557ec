import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countWaitingProposals } from './proposal.store.ts';

/** Days in which the region decides. */
const TARGET_DAYS = 5;

export const proposalQueue: QueueSource = {
  name: 'place-proposals',
  title: 'Cambios de dueños por revisar',
  one: 'Cambio de un dueño por revisar',
  roles: ['admin', 'moderator', 'editor'],
  target: `Se revisa en ${TARGET_DAYS} días`,
  link: regionPaths.owners('cambios'),
  read: ({ db, config }) => countWaitingProposals(db, config.REGION, TARGET_DAYS),
};
