import { Type } from 'typebox';
import { screenWords } from '#features/reviews/contract/review-content.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, Problem, problem } from '#server/errors.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Job, Platform } from '#server/platform.ts';
import { encodeImage, type ImageRules } from '#server/storage/keep-image.ts';
import { type KeptFiles, keptFiles } from '#server/storage/kept-files.ts';
import { photoLimits } from '#server/storage/photo-settings.ts';
import { findPhoto, lockPhoto, movePhoto, type PhotoRow, saveFiles } from '../photo.store.ts';
import { ADD_AVIF, DROP_FILES, ENCODE_PHOTO, filesOf, rulesFor, SENT_FILE } from './photo-files.ts';

const OfPhoto = Type.Object({ photoId: Id });

export const ENCODE_JOBS: Record<string, Job> = {
  [ENCODE_PHOTO]: defineJob(OfPhoto, async ({ photoId }, platform) => {
    const { db, config } = platform;
    const photo = await findPhoto(db, config.REGION, photoId);
    if (photo?.state !== 'processing') return;
    const files = keptFiles(config);
    const made = await encode(files, photo, rulesFor('webp', photoLimits(config))).catch(async (error: unknown) => {
      if (!isFinal(error)) throw error;
      await refuse(platform, photoId, error.code);
      await files.remove(photo.kept_id!);
      return null;
    });
    if (made && !(await show(platform, photoId, made))) await files.remove(photo.kept_id!);
  }),

  [ADD_AVIF]: defineJob(OfPhoto, async ({ photoId }, { db, config }) => {
    const photo = await findPhoto(db, config.REGION, photoId);
    if (!photo?.kept_id || !(await keptFiles(config).read(photo.kept_id, SENT_FILE))) return;
    const files = keptFiles(config);
    const made = await encode(files, photo, rulesFor('avif', photoLimits(config)));
    const isThere = await saveFiles(db, photo, JSON.stringify(filesOf(photo.kept_id, made, ['avif', 'webp'])));
    if (isThere) await files.remove(photo.kept_id, SENT_FILE);
    else await files.remove(photo.kept_id);
  }),

  [DROP_FILES]: defineJob(OfPhoto, async ({ photoId }, { db, config }) => {
    const photo = await findPhoto(db, config.REGION, photoId);
    if (photo?.state === 'removed' && photo.kept_id) await keptFiles(config).remove(photo.kept_id);
  }),
};

async function encode(files: KeptFiles, photo: PhotoRow, rules: ImageRules) {
  const sent = await files.read(photo.kept_id!, SENT_FILE);
  if (!sent) throw problem(PLATFORM_ERRORS, 'image_broken');
  const made = await encodeImage(sent, rules);
  await files.add(photo.kept_id!, made.files);
  return made.image;
}

/** Another attempt cannot succeed. */
const isFinal = (error: unknown): error is Problem => error instanceof Problem && error.code !== 'unavailable';

/** @returns false if the photo is gone */
function show(
  { db, config, jobs }: Platform,
  photoId: string,
  image: Awaited<ReturnType<typeof encode>>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const photo = await lockPhoto(trx, config.REGION, photoId);
    if (photo?.state !== 'processing') return photo !== undefined;
    const found = screenWords(`${photo.author}\n${photo.alt}`);
    await movePhoto(trx, photo, {
      action: found.length > 0 ? 'set_aside' : 'show',
      actor: 'rule',
      change: {
        files: JSON.stringify(filesOf(photo.kept_id!, image, ['webp'])),
        thumbhash: image.thumbhash,
        held_for: found,
      },
    });
    await jobs.add(trx, ADD_AVIF, { photoId });
    return true;
  });
}

function refuse({ db, config }: Platform, photoId: string, code: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const photo = await lockPhoto(trx, config.REGION, photoId);
    if (photo?.state === 'processing')
      await movePhoto(trx, photo, { action: 'refuse', actor: 'rule', change: { reason: code } });
  });
}
