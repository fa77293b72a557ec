import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import { dropOldUnserved } from './unserved.store.ts';

export const forgetUnservedJob = defineJob(Type.Object({}), async (_payload, { db, config, region }) => {
  const { settings } = await region.current();
  await dropOldUnserved(db, config.REGION, settings.time_zone);
});
