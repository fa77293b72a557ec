import * as routes from '#features/accounts/contract/proof-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Tools } from '../open-tools.ts';
import { personOf } from '../person-of.ts';
import { endSessions } from '../sessions/session.store.ts';
import { assertFactorLeft } from './assert-factor-left.ts';
import { authorizeByPasswordAndCode } from './authorize-by-password-and-code.ts';
import { dropSecondFactor } from './second-factor.store.ts';

export function turnOffSecondFactor(app: App, platform: Platform, { seal }: Tools): void {
  const { db, config, jobs } = platform;
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.turnOffSecondFactor, async (request) => {
    const person = personOf(request);
    await authorizeByPasswordAndCode(platform, seal, person, request.body);
    const { accountId, sessionId } = person;
    await inTransaction(db, async (trx) => {
      const account = accountOf(accountId);
      await dropSecondFactor(trx, account);
      await assertFactorLeft(trx, account);
      await endSessions(trx, account, 'signed_out_elsewhere', sessionId);
      await jobs.add(trx, 'accounts/tell-proof-changed', { accountId, change: 'second_factor_off' });
    });
    return { done: true as const };
  });
}
