import { personOf } from '#features/accounts/api/public.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import * as routes from '#features/photos/contract/own-routes.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { ENCODE_PHOTO } from '../encode/photo-files.ts';
import { lockPhoto, movePhoto } from '../photo.store.ts';
import { assertOwn } from './assert-own.ts';
import { isRestorable, showOwn } from './own.view.ts';

/** A repeated request changes nothing. */
export function restorePhoto(app: App, platform: Platform, owners: Owners): void {
  const { db, config, jobs } = platform;
  serve(app, routes.restorePhoto, async (request) => {
    const { id } = request.params;
    await inTransaction(db, async (trx) => {
      const photo = assertOwn(await lockPhoto(trx, config.REGION, id), personOf(request).accountId);
      if (photo.state === 'published' || photo.state === 'held' || photo.state === 'processing') return;
      if (!isRestorable(photo.withdrawn_at)) throw problem(PHOTO_ERRORS, 'photo_action_refused');
      const restored = await movePhoto(trx, photo, { action: 'restore', actor: 'author' });
      // The job may have ended without effect while the photo was withdrawn.
      if (restored.state === 'processing') await jobs.add(trx, ENCODE_PHOTO, { photoId: id });
    });
    return showOwn(platform, owners, id);
  });
}
