import * as routes from '#features/accounts/contract/proof-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Tools } from '../open-tools.ts';
import { personOf } from '../person-of.ts';
import { authorizeByPasswordAndCode } from './authorize-by-password-and-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { saveRecoveryCodes } from './second-factor.store.ts';

export function renewRecoveryCodes(app: App, platform: Platform, { seal }: Tools): void {
  const { db, config, jobs } = platform;
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.renewRecoveryCodes, async (request) => {
    const person = personOf(request);
    await authorizeByPasswordAndCode(platform, seal, person, request.body);
    const { accountId } = person;
    const { codes, hashes } = await newRecoveryCodes();
    await inTransaction(db, async (trx) => {
      await saveRecoveryCodes(trx, accountOf(accountId), hashes);
      await jobs.add(trx, 'accounts/tell-proof-changed', { accountId, change: 'recovery_codes' });
    });
    return { recoveryCodes: codes };
  });
}
