import { authorize, beginErasure, lockAccount, lockStaff, moveAccountRow } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { keepsAnAdmin } from '#features/backoffice/api/staff/staff.rules.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPerson } from './people.store.ts';
import { personDetail, RIGHT_TO, refusalOf } from './people.view.ts';

export function movePerson(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.movePerson, async ({ actor, params: { id }, body: { action, reason } }) => {
    authorize(actor, RIGHT_TO[action], null);
    await inTransaction(db, async (trx) => {
      const team = await lockStaff(trx, region);
      const account = await lockAccount(trx, region, id);
      if (!account || account.state === 'erased') throw problem(BACKOFFICE_ERRORS, 'person_not_found');
      const staff = team.find(({ account_id }) => account_id === id)?.role ?? null;
      const refusal = refusalOf({ id, staff }, actor);
      if (refusal) throw problem(BACKOFFICE_ERRORS, refusal);
      if ((action === 'lock' || action === 'suspend') && staff && !keepsAnAdmin(team, id, null))
        throw problem(BACKOFFICE_ERRORS, 'last_admin');
      const staffId = actor.kind === 'person' ? actor.accountId : undefined;
      const by = { by: 'staff', staffId, reason } as const;
      const moved =
        action === 'request_deletion'
          ? await beginErasure(platform, trx, account, by)
          : await moveAccountRow(trx, account, { action, ...by });
      await recordAudit(trx, {
        region,
        actor,
        action: `people.${action}`,
        subject: { kind: 'account', id },
        reason,
        before: { state: account.state },
        after: { state: moved.state },
      });
    });
    const row = await readPerson(db, region, id);
    if (!row) throw problem(BACKOFFICE_ERRORS, 'person_not_found');
    return personDetail(row, actor);
  });
}
