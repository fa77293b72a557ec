import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import * as routes from '#features/accounts/contract/proof-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { renamePasskey } from './passkey.store.ts';
import { passkeyView } from './passkey.view.ts';

export function changePasskeyName(app: App, { config, db }: Platform): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.changePasskeyName, async (request) => {
    const account = accountOf(personOf(request).accountId);
    const renamed = await renamePasskey(db, account, request.params.id, request.body.name.trim());
    if (!renamed) throw problem(ACCOUNT_ERRORS, 'passkey_not_found');
    return passkeyView(renamed);
  });
}
