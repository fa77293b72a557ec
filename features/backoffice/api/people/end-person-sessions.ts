import { endSessions, lockAccount } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPerson } from './people.store.ts';
import { personDetail, refusalOf } from './people.view.ts';

export function endPersonSessions(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.endPersonSessions, async ({ actor, params: { id }, body: { reason } }) => {
    const person = await readPerson(db, region, id);
    if (!person) throw problem(BACKOFFICE_ERRORS, 'person_not_found');
    const refusal = refusalOf(person, actor);
    if (refusal) throw problem(BACKOFFICE_ERRORS, refusal);
    await inTransaction(db, async (trx) => {
      const account = await lockAccount(trx, region, id);
      if (!account) throw problem(BACKOFFICE_ERRORS, 'person_not_found');
      const sessions = await endSessions(trx, account, 'closed_by_staff');
      await recordAudit(trx, {
        region,
        actor,
        action: 'people.end_sessions',
        subject: { kind: 'account', id },
        reason,
        before: { sessions },
      });
    });
    return personDetail((await readPerson(db, region, id)) ?? person, actor);
  });
}
