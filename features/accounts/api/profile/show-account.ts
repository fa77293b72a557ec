import * as routes from '#features/accounts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { accountView } from './account-view.ts';

export function showAccount(app: App, platform: Platform): void {
  serve(app, routes.showAccount, async (request) => accountView(platform, personOf(request)));
}
