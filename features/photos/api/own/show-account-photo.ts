import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/photos/contract/own-routes.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPhoto } from '../photo.store.ts';
import { assertOwn } from './assert-own.ts';
import { showOwn } from './own.view.ts';

export function showAccountPhoto(app: App, platform: Platform, owners: Owners): void {
  const { db, config } = platform;
  serve(app, routes.showAccountPhoto, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const photo = assertOwn(await findPhoto(db, config.REGION, request.params.id), personOf(request).accountId);
    return showOwn(platform, owners, photo.id);
  });
}
