import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import { remeasureMoved } from './region-legs.ts';

/** Stores the travel times of moved places. Plans do not depend on this job, because they notice a moved place. */
export const measureWays = defineJob(Type.Object({}), async (_nothing, { db, region }) => {
  await remeasureMoved(db, await region.current());
});
