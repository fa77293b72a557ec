import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BANK_WAIT_HOURS } from '#features/operators/contract/bank-change.ts';
import { accountFaults } from '#features/operators/contract/number-faults.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { ManagedOperators } from '../profile/managed-operator.ts';
import { registerFields } from '../profile/operator.view.ts';
import { APPLY_BANK_CHANGE } from './apply-bank-change.ts';
import type { BankAccounts } from './bank-accounts.ts';
import { findWaitingChange, insertBankChange, moveBankChangeRow, saveBank } from './bank-change.store.ts';
import { SEND_BANK_CHANGE } from './send-bank-change.ts';

const HOUR_MS = 3_600_000;

/**
 * The new account waits, by default for 72 hours, and nothing is paid out during the wait. If the operator was never
 * verified, the account is used at once.
 */
export function changeBank(app: App, platform: Platform, managed: ManagedOperators, accounts: BankAccounts): void {
  const { config, jobs } = platform;
  const region = config.REGION;

  serve(app, routes.changeBank, async (request) => {
    const now = await platform.region.current();
    const issues = accountFaults(request.body, registerFields(now).account);
    if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
    const hours = now.settings.payout_account_wait_hours ?? BANK_WAIT_HOURS;
    const { body, actor } = request;
    return managed.change(request, request.params.operatorId, async (trx, row) => {
      const { accountId } = personOf(request);
      const older = await findWaitingChange(trx, region, row.id);
      if (older)
        await moveBankChangeRow(trx, older, 'replace', { actor: 'operator', actorId: accountId, reason: null });
      const waits = row.state === 'verified' || row.state === 'suspended';
      const dueAt = waits ? new Date(Date.now() + hours * HOUR_MS) : null;
      const sealed = accounts.close(body, { region, operatorId: row.id });
      const change = await insertBankChange(trx, {
        ...{ region, operatorId: row.id, sealed, bank: body.bank.trim(), ending: body.account.slice(-4) },
        ...{ askedBy: accountId, dueAt },
      });
      if (dueAt) {
        await jobs.add(trx, APPLY_BANK_CHANGE, { changeId: change.id }, { runAt: dueAt });
        await jobs.add(trx, SEND_BANK_CHANGE, { changeId: change.id, moment: 'asked' });
      } else await saveBank(trx, region, row.id, sealed);
      await recordAudit(trx, {
        region,
        actor,
        action: 'operators.change_account',
        subject: { kind: 'operator', id: row.id },
        after: { ending: change.ending, usedFrom: change.due_at.toISOString() },
      });
    });
  });
}
