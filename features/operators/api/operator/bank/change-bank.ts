import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BANK_WAIT_HOURS } from '#features/operators/contract/bank-change.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { BankAccount, ManagedOperator } from '#features/operators/contract/managed-operator.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import type { ManagedOperators } from '../profile/managed-operator.ts';
import { APPLY_BANK_CHANGE } from './apply-bank-change.ts';
import type { BankAccounts } from './bank-accounts.ts';
import { findWaitingChange, insertBankChange, moveBankChangeRow, saveBank } from './bank-change.store.ts';
import { SEND_BANK_CHANGE } from './send-bank-change.ts';
import { stopBankChange } from './stop-bank-change.ts';

const tags = ['Oficina del operador'];
const HOUR_MS = 3_600_000;

/**
 * `PUT …/bank`: changes the account for an operator's payouts. The new account of an operator that may have sold something waits, by default for 72 hours. Nothing
 * is paid out during the wait. Every owner and the region get an email and can stop the change. The account of an operator that was never verified applies at once.
 */
export function changeBank(app: App, platform: Platform, managed: ManagedOperators, accounts: BankAccounts): void {
  const { config, jobs } = platform;
  const region = config.REGION;

  app.put(
    managedOperatorRoutes.bank,
    {
      config: { right: 'operator.edit', freshProof: true, rateLimit: { max: 10, timeWindow: HOUR_MS } },
      schema: {
        tags,
        summary: 'Cambia la cuenta en la que el operador cobra; espera antes de usarse y se avisa a todos',
        params: OperatorParams,
        body: BankAccount,
        response: { 200: ManagedOperator },
      },
    },
    async (request) => {
      const { settings } = await platform.region.current();
      const hours = settings.payout_account_wait_hours ?? BANK_WAIT_HOURS;
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
    },
  );

  app.post(
    managedOperatorRoutes.stopBankChange,
    {
      config: { right: 'operator.edit' },
      schema: {
        tags,
        summary: 'Detiene un cambio de cuenta que espera; se sigue cobrando en la de antes',
        params: Type.Object({ operatorId: Id, changeId: Id }),
        response: { 200: ManagedOperator },
      },
    },
    async (request) => {
      const { operatorId, changeId } = request.params;
      const by = { actor: 'operator', person: personOf(request), reason: null } as const;
      return managed.change(request, operatorId, async (trx, row) => {
        if (!(await stopBankChange(trx, platform, row, changeId, by)))
          throw problem(OPERATOR_ERRORS, 'bank_change_over');
      });
    },
  );
}
