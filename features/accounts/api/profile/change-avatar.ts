import { AVATAR_MOST, AVATAR_WIDTHS } from '#features/accounts/contract/avatar.ts';
import * as routes from '#features/accounts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptImages } from '#server/storage/image-routes.ts';
import { keepImage } from '#server/storage/keep-image.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { personOf } from '../person-of.ts';
import { avatarView } from './avatar.view.ts';
import { replaceAvatar } from './replace-avatar.ts';

export async function changeAvatar(app: App, platform: Platform): Promise<void> {
  const files = keptFiles(platform.config);
  await app.register(async (scope: App) => {
    acceptImages(scope);
    serve(scope, routes.changeAvatar, async (request) => {
      const image = await keepImage(files, request.body as Buffer, {
        maxBytes: AVATAR_MOST.bytes,
        maxPixels: AVATAR_MOST.pixels,
        widths: AVATAR_WIDTHS,
        formats: ['webp'],
        square: true,
      });
      await replaceAvatar(platform, personOf(request).accountId, image);
      return avatarView(image);
    });
  });
}
