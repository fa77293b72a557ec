import * as routes from '#features/accounts/contract/entry-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askForPasskey } from './prove-passkey.ts';

/** `POST /api/session/passkey/begin`: creates the challenge that a passkey signs for a sign-in. */
export function beginPasskeySignIn(app: App, platform: Platform): void {
  serve(app, routes.beginPasskeySignIn, async () => ({ options: await askForPasskey(platform, null) }));
}
