import * as routes from '#features/accounts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { avatarView } from './avatar.view.ts';
import { replaceAvatar } from './replace-avatar.ts';

export function removeAvatar(app: App, platform: Platform): void {
  serve(app, routes.removeAvatar, async (request) => {
    await replaceAvatar(platform, personOf(request).accountId, null);
    return avatarView(null);
  });
}
