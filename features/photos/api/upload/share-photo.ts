import { createHash } from 'node:crypto';
import { personOf } from '#features/accounts/api/public.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import * as routes from '#features/photos/contract/own-routes.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import { photoLimits } from '#server/storage/photo-settings.ts';
import { ENCODE_PHOTO, SENT_FILE } from '../encode/photo-files.ts';
import { assertOwn } from '../own/assert-own.ts';
import { showOwn } from '../own/own.view.ts';
import { findPhoto, lockPhoto, movePhoto, orderKeyOf } from '../photo.store.ts';
import { readCameraHeader } from './camera-header.ts';
import { refuseUnreadable } from './sent-file.ts';
import type { Uploads } from './uploads.ts';

interface SharingParts {
  owners: Owners;
  uploads: Uploads;
  files: KeptFiles;
}

/** A job writes the sizes afterwards. A repeated request changes nothing. */
export function sharePhoto(app: App, platform: Platform, { owners, uploads, files }: SharingParts): void {
  const { db, config, jobs } = platform;
  serve(app, routes.sharePhoto, async (request) => {
    const { accountId } = personOf(request);
    const { params, body } = request;
    const photo = assertOwn(await findPhoto(db, config.REGION, params.id), accountId);
    if (photo.state !== 'uploading') return showOwn(platform, owners, photo.id);

    const sent = await uploads.read(photo.id);
    if (!sent) throw problem(PHOTO_ERRORS, 'photo_incomplete');
    await refuseUnreadable(sent, photoLimits(config));
    const camera = body.header === undefined ? null : await readCameraHeader(Buffer.from(body.header, 'base64'));
    // The job may run on another machine, so it reads the bytes where all processes store files.
    await files.add(photo.kept_id!, { [SENT_FILE]: sent });
    const isThere = await inTransaction(db, async (trx) => {
      const locked = await lockPhoto(trx, config.REGION, photo.id);
      if (locked?.state !== 'uploading') return locked !== undefined;
      await movePhoto(trx, locked, {
        action: 'share',
        actor: 'author',
        change: {
          author: cleanWords(body.author).replaceAll('\n', ' '),
          alt: cleanWords(body.alt).replaceAll('\n', ' '),
          licence: body.licence,
          content_hash: createHash('sha256').update(sent).digest(),
          order_key: await orderKeyOf(trx, locked, body.order),
          ...camera,
        },
      });
      await jobs.add(trx, ENCODE_PHOTO, { photoId: locked.id });
      return true;
    });
    if (!isThere) {
      await files.remove(photo.kept_id!);
      throw problem(PHOTO_ERRORS, 'photo_not_found');
    }
    await uploads.drop(photo.id);
    return showOwn(platform, owners, photo.id);
  });
}
