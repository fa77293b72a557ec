import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/photos/contract/own-routes.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockPhoto, movePhoto } from '../photo.store.ts';
import { assertOwn } from './assert-own.ts';
import { showOwn } from './own.view.ts';

/** The photo disappears at once. Its files stay until the withdrawal can no longer be undone. */
export function withdrawPhoto(app: App, platform: Platform, owners: Owners): void {
  const { db, config } = platform;
  serve(app, routes.withdrawPhoto, async (request) => {
    const { id } = request.params;
    await inTransaction(db, async (trx) => {
      const photo = assertOwn(await lockPhoto(trx, config.REGION, id), personOf(request).accountId);
      if (photo.state !== 'withdrawn') await movePhoto(trx, photo, { action: 'withdraw', actor: 'author' });
    });
    return showOwn(platform, owners, id);
  });
}
