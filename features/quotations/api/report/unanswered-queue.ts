import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countUnanswered } from './unanswered.store.ts';

export const unansweredQueue: QueueSource = {
  name: 'quotations',
  title: 'Cotizaciones por responder',
  one: 'Cotización por responder',
  roles: ['admin', 'moderator'],
  target: 'Se responde en 24 horas como máximo',
  link: regionPaths.quotations(),
  read: ({ db, config }) => countUnanswered(db, config.REGION),
};
