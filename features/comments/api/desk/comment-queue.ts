import type { QueueSource } from '#features/backoffice/api/public.ts';
import { commentScreens } from '#features/comments/contract/routes.ts';
import { readQueue } from './desk.store.ts';

/** Comments that wait for a person, on the first page of the back office. */
export const commentQueue: QueueSource = {
  name: 'comments',
  title: 'Opiniones por revisar',
  roles: ['admin', 'moderator'],
  target: 'en 24 horas',
  link: commentScreens.desk,
  read: ({ db, config }) => readQueue(db, config.REGION),
};
