import type { QueueSource } from '#features/backoffice/api/queues/queues.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countInvitations } from './invitation.store.ts';

/** An expired invitation counts as late. */
export const invitationQueue: QueueSource = {
  name: 'invitations',
  title: 'Invitaciones por aceptar',
  one: 'Invitación por aceptar',
  roles: ['admin'],
  target: 'Vence a los 7 días',
  link: regionPaths.team(),
  isEmailed: false,
  read: ({ db, config }) => countInvitations(db, config.REGION),
};
