import { personOf } from '#features/accounts/api/public.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import * as routes from '#features/photos/contract/own-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import { deletePhoto, lockPhoto } from '../photo.store.ts';
import type { Uploads } from '../upload/uploads.ts';
import { assertOwn } from './assert-own.ts';

/** Deletes a photo that was never visible. */
export function discardPhoto(
  app: App,
  { db, config }: Platform,
  { uploads, files }: { uploads: Uploads; files: KeptFiles },
): void {
  serve(app, routes.discardPhoto, async (request, reply) => {
    const { id } = request.params;
    await inTransaction(db, async (trx) => {
      const photo = assertOwn(await lockPhoto(trx, config.REGION, id), personOf(request).accountId);
      if (photo.state !== 'uploading' && photo.state !== 'refused') throw problem(PHOTO_ERRORS, 'photo_action_refused');
      await uploads.drop(id);
      await files.remove(photo.kept_id!);
      await deletePhoto(trx, photo);
    });
    return reply.code(204).send();
  });
}
