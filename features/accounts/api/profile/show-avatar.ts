import * as routes from '#features/accounts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { findAvatar } from './avatar.store.ts';
import { avatarView } from './avatar.view.ts';

export function showAvatar(app: App, { db, config }: Platform): void {
  serve(app, routes.showAvatar, async (request) =>
    avatarView(await findAvatar(db, config.REGION, personOf(request).accountId)),
  );
}
