import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { Passkey, RenamePasskeyBody } from '#features/accounts/contract/passkey.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { renamePasskey } from './passkey.store.ts';
import { PasskeyParams, passkeyView } from './passkey.view.ts';

/** Changes a passkey's name. */
export function changePasskeyName(app: App, { config, db }: Platform): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  app.patch(
    accountRoutes.onePasskey,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Cuenta'],
        summary: 'Cambia el nombre de una llave de acceso',
        params: PasskeyParams,
        body: RenamePasskeyBody,
        response: { 200: Passkey },
      },
    },
    async (request) => {
      const account = accountOf(personOf(request).accountId);
      const renamed = await renamePasskey(db, account, request.params.id, request.body.name.trim());
      if (!renamed) throw problem(ACCOUNT_ERRORS, 'passkey_not_found');
      return passkeyView(renamed);
    },
  );
}
