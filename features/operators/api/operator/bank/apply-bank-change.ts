import { Type } from 'typebox';
import { recordAudit } from '#features/audit/api/public.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { lockOperator } from '../profile/operator.store.ts';
import { findBankChange, findWaitingChange, moveBankChangeRow } from './bank-change.store.ts';
import { SEND_BANK_CHANGE } from './send-bank-change.ts';

export const APPLY_BANK_CHANGE = 'operators/apply-bank-change';

export const applyBankChange = defineJob(Type.Object({ changeId: Id }), async ({ changeId }, { db, config, jobs }) => {
  const region = config.REGION;
  const known = await findBankChange(db, region, changeId);
  if (!known) return;
  await inTransaction(db, async (trx) => {
    const operator = await lockOperator(trx, region, known.operator_id);
    const change = operator && (await findWaitingChange(trx, region, operator.id));
    if (change?.id !== changeId || !change.due) return;
    await moveBankChangeRow(trx, change, 'apply', { actor: 'system', actorId: null, reason: null });
    await jobs.add(trx, SEND_BANK_CHANGE, { changeId, moment: 'in_force' });
    await recordAudit(trx, {
      region,
      actor: null,
      action: 'operators.account_in_force',
      subject: { kind: 'operator', id: change.operator_id },
      after: { ending: change.ending },
    });
  });
});
