import { beginErasure, lockAccount, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/privacy/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { endOfGrace } from './end-of-grace.ts';

export function requestErasure(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.requestErasure, async (request, reply) => {
    const person = personOf(request);
    const leaving = await inTransaction(db, async (trx) => {
      const account = await lockAccount(trx, config.REGION, person.accountId);
      if (!account) throw problem(PLATFORM_ERRORS, 'session_ended');
      return beginErasure(platform, trx, account, { by: 'owner' });
    });
    return reply.code(202).send({ erasedAfter: endOfGrace(leaving.deletion_requested_at!).toISOString() });
  });
}
