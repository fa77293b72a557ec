import { randomBytes } from 'node:crypto';
import { assertWithinLimit, personOf } from '#features/accounts/api/public.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import * as routes from '#features/photos/contract/own-routes.ts';
import { findOwner, type Owners } from '#features/reviews/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { causingBrowser } from '#server/mail/causing-browser.ts';
import type { App, Platform } from '#server/platform.ts';
import { photoLimits } from '#server/storage/photo-settings.ts';
import { showOwn } from '../own/own.view.ts';
import { countPhotos, findPhoto, insertPhoto } from '../photo.store.ts';
import { refuseUnsendable } from './sent-file.ts';
import type { Uploads } from './uploads.ts';

/** A repeated request has the same answer. */
export function beginPhoto(app: App, platform: Platform, owners: Owners, uploads: Uploads): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.beginPhoto, async (request, reply) => {
    const { accountId } = personOf(request);
    const { body } = request;
    if (!(await findPhoto(db, region, body.id))) {
      refuseUnsendable(body, photoLimits(config));
      await assertWithinLimit(platform, 'photosByAccount', accountId);
      const { actor, headers } = request;
      const owner = await findOwner(platform, owners, body.about, { actor, headers });
      await inTransaction(db, async (trx) => {
        const { ofOwner, ofPerson } = await countPhotos(trx, { region, owner, accountId });
        if (ofPerson >= config.PHOTOS_PER_PERSON || ofOwner >= config.PHOTOS_PER_PLACE)
          throw problem(PHOTO_ERRORS, 'too_many_photos');
        await insertPhoto(trx, {
          region_id: region,
          id: body.id,
          owner_kind: owner.kind,
          owner_id: owner.id,
          state: 'uploading',
          account_id: accountId,
          kept_id: randomBytes(24).toString('base64url'),
          bytes: body.bytes,
          batch: body.batch,
          browser: causingBrowser() ?? null,
        });
      });
    }
    const photo = await findPhoto(db, region, body.id);
    if (photo?.account_id !== accountId) throw problem(PHOTO_ERRORS, 'photo_not_found');
    if (photo.state === 'uploading') {
      if (photo.bytes !== body.bytes) throw problem(PHOTO_ERRORS, 'photo_action_refused');
      await uploads.begin(photo.id, photo.bytes);
    }
    return reply.code(201).send(await showOwn(platform, owners, photo.id));
  });
}
