import * as routes from '#features/accounts/contract/proof-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { listPasskeys } from './passkey.store.ts';
import { passkeyView } from './passkey.view.ts';

export function showPasskeys(app: App, { db, config }: Platform): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.showPasskeys, async (request) => {
    const rows = await listPasskeys(db, accountOf(personOf(request).accountId));
    return { items: rows.map(passkeyView) };
  });
}
