import { lockAccount, personOf } from '#features/accounts/api/public.ts';
import { PRIVACY_ERRORS } from '#features/privacy/contract/errors.ts';
import { COPIES_A_DAY } from '#features/privacy/contract/privacy.ts';
import * as routes from '#features/privacy/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { countRecentCopies, insertCopy } from './data-copy.store.ts';
import { dataCopyView } from './data-copy.view.ts';

const DAY_SECONDS = 86_400;

export function requestDataCopy(app: App, { db, config, jobs }: Platform): void {
  serve(app, routes.requestDataCopy, async (request, reply) => {
    const person = personOf(request);
    const copy = await inTransaction(db, async (trx) => {
      // The lock makes concurrent requests of one account count each other.
      await lockAccount(trx, config.REGION, person.accountId);
      if ((await countRecentCopies(trx, config.REGION, person.accountId)) >= COPIES_A_DAY) {
        throw problem(PRIVACY_ERRORS, 'copy_too_soon', { headers: { 'retry-after': String(DAY_SECONDS) } });
      }
      const asked = await insertCopy(trx, config.REGION, person.accountId);
      await jobs.add(trx, 'privacy/make-copy', { copyId: asked.id });
      return asked;
    });
    return reply.code(202).send(dataCopyView(copy));
  });
}
