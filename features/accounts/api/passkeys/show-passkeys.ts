import { Passkeys } from '#features/accounts/contract/passkey.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { listPasskeys } from './passkey.store.ts';
import { passkeyView } from './passkey.view.ts';

/** A person's passkeys. */
export function showPasskeys(app: App, { db, config }: Platform): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  app.get(
    accountRoutes.passkeys,
    {
      config: { right: 'account.own' },
      schema: { tags: ['Cuenta'], summary: 'Tus llaves de acceso', response: { 200: Passkeys } },
    },
    async (request) => {
      const rows = await listPasskeys(db, accountOf(personOf(request).accountId));
      return { items: rows.map(passkeyView) };
    },
  );
}
