import type { Person } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { BankChangeActor } from '#features/operators/contract/bank-change.ts';
import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import type { OperatorRow } from '../profile/operator.store.ts';
import { findWaitingChange, moveBankChangeRow } from './bank-change.store.ts';
import { SEND_BANK_CHANGE } from './send-bank-change.ts';

/**
 * The caller must have locked the operator.
 * @returns false if the change no longer waits
 */
export async function stopBankChange(
  trx: Database,
  { jobs }: Pick<Platform, 'jobs'>,
  operator: Pick<OperatorRow, 'region_id' | 'id'>,
  changeId: string,
  by: { actor: Extract<BankChangeActor, 'operator' | 'region'>; person: Person; reason: string | null },
): Promise<boolean> {
  const { actor, person, reason } = by;
  const waiting = await findWaitingChange(trx, operator.region_id, operator.id);
  if (waiting?.id !== changeId) return false;
  if (!(await moveBankChangeRow(trx, waiting, 'stop', { actor, actorId: person.accountId, reason }))) return false;
  await jobs.add(trx, SEND_BANK_CHANGE, { changeId, moment: 'stopped' });
  await recordAudit(trx, {
    region: operator.region_id,
    actor: person,
    action: 'operators.stop_account_change',
    subject: { kind: 'operator', id: operator.id },
    reason: reason ?? undefined,
    after: { ending: waiting.ending },
  });
  return true;
}
