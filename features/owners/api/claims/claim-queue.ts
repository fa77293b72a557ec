import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countWaitingClaims } from './claim.store.ts';

/** Days in which the region decides. */
const TARGET_DAYS = 5;

export const claimQueue: QueueSource = {
  name: 'place-claims',
  title: 'Fichas que alguien reclama',
  one: 'Ficha que alguien reclama',
  roles: ['admin', 'moderator'],
  target: `Se decide en ${TARGET_DAYS} días`,
  link: regionPaths.owners(),
  read: ({ db, config }) => countWaitingClaims(db, config.REGION, TARGET_DAYS),
};
