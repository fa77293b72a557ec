import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { changeCopy, listOverCopies } from './data-copy.store.ts';

export const dropOverCopies = defineJob(Type.Object({}), async (_payload, { db, config }) => {
  const files = keptFiles(config);
  for (const copy of await listOverCopies(db, config.REGION, new Date())) {
    await files.remove(copy.file_id!);
    await changeCopy(db, copy, { file_id: null });
  }
});
