import * as routes from '#features/accounts/contract/proof-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askForPasskey } from '../passkeys/prove-passkey.ts';
import { personOf } from '../person-of.ts';

export function beginPasskeyProof(app: App, platform: Platform): void {
  serve(app, routes.beginPasskeyProof, async (request) => ({
    options: await askForPasskey(platform, personOf(request).accountId),
  }));
}
