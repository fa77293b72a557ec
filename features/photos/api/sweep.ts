import { Type } from 'typebox';
import type { Owners } from '#features/reviews/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Job, Platform } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { NOTIFY_REPORTER } from './emails/email-jobs.ts';
import {
  deletePhoto,
  emptyPhoto,
  lockPhoto,
  type PhotoRow,
  readGone,
  readOfGoneOwners,
  readUnfinished,
} from './photo.store.ts';
import { settleReports } from './report.store.ts';
import { openUploads } from './upload/uploads.ts';

export const SWEEP = 'photos/sweep';

/** Deletes the files of photos whose withdrawal is final or whose owner is gone, and uploads that ended halfway. */
export const sweepJobs = (owners: Owners): Record<string, Job> => ({
  [SWEEP]: defineJob(Type.Object({}), async (_, platform) => {
    const { db, config } = platform;
    for (const photo of await readGone(db, config.REGION)) await forget(platform, photo);
    const uploads = openUploads(config);
    const left = [...(await readUnfinished(db, config.REGION)), ...(await readOfGoneOwners(db, config.REGION, owners))];
    for (const photo of left) {
      await uploads.drop(photo.id);
      if (photo.kept_id) await keptFiles(config).remove(photo.kept_id);
      await deletePhoto(db, photo);
    }
    await uploads.dropOld();
  }),
});

async function forget({ db, config, jobs }: Platform, { id }: PhotoRow): Promise<void> {
  await inTransaction(db, async (trx) => {
    const photo = await lockPhoto(trx, config.REGION, id);
    if (photo?.state !== 'withdrawn' || !photo.kept_id) return;
    await keptFiles(config).remove(photo.kept_id);
    await emptyPhoto(trx, photo);
    for (const report of await settleReports(trx, photo)) await jobs.add(trx, NOTIFY_REPORTER, { reportId: report.id });
  });
}
