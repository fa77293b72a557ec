import * as routes from '#features/accounts/contract/entry-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askForPasskey } from './prove-passkey.ts';

export function beginPasskeySignIn(app: App, platform: Platform): void {
  serve(app, routes.beginPasskeySignIn, async () => ({ options: await askForPasskey(platform, null) }));
}
