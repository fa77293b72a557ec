import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import { localDate } from '#server/region/local-date.ts';
import { dropOldEvents as dropEvents } from './event.store.ts';

export const DROP = 'figures/drop-old-events';

export const dropOldEvents = defineJob(Type.Object({}), async (_nothing, { db, region }) => {
  const { id, settings } = await region.current();
  await dropEvents(db, id, localDate(settings.time_zone, new Date()));
});
