import { Type } from 'typebox';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import {
  type BankAccounts,
  openBankAccounts,
  type PaidOperator,
  readPaidOperators,
} from '#features/operators/api/public.ts';
import type { BankAccount } from '#features/operators/contract/managed-operator.ts';
import { type OpenBalance, readOpenBalances, releaseDue } from '#features/payments/api/public.ts';
import type { PayoutObstacle } from '#features/payouts/contract/payouts.ts';
import { newReference } from '#server/auth/guest-keys.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { addPayout, insertBatch, type PayoutBatchRow, takeTurn } from './payout.store.ts';

export const makePayoutsJob = defineJob(Type.Object({}), async (_payload, platform) => {
  await makeBatches(platform, null);
});

/**
 * Skips operators with a negative balance, with a pending change of account, or without a readable account in the
 * currency.
 * @param actor null for the daily job
 */
export async function makeBatches(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  actor: Actor | null,
  now = new Date(),
): Promise<PayoutBatchRow[]> {
  const region = config.REGION;
  const accounts = await openBankAccounts(config);
  return inTransaction(db, async (trx) => {
    await takeTurn(trx, region);
    await releaseDue(trx, region, now);
    const due = (await readOpenBalances(trx, region, null)).filter(({ releasable }) => releasable > 0);
    const operators = await readPaidOperators(trx, region, [...new Set(due.map(({ operatorId }) => operatorId))]);
    const made = new Map<string, PayoutBatchRow>();
    for (const balance of due) {
      const operator = operators.get(balance.operatorId);
      if (!operator || obstacleOf(balance, operator, accountOf(accounts, region, operator))) continue;
      await pay(trx, region, operator, balance.currency, { made, accounts, actor });
    }
    return [...made.values()];
  });
}

async function pay(
  trx: Database,
  region: string,
  operator: PaidOperator,
  currency: string,
  { made, accounts, actor }: { made: Map<string, PayoutBatchRow>; accounts: BankAccounts; actor: Actor | null },
): Promise<void> {
  const actorId = actor?.kind === 'person' ? actor.accountId : null;
  let batch = made.get(currency);
  if (!batch) {
    batch = await insertBatch(trx, { region, reference: newReference('LT'), currency, madeBy: actorId });
    made.set(currency, batch);
    await recordAudit(trx, {
      region,
      actor,
      action: 'payouts.make_batch',
      subject: { kind: 'payout_batch', id: batch.reference },
    });
  }
  await addPayout(trx, {
    batch,
    reference: newReference('PO'),
    operatorId: operator.id,
    account: {
      sealed: operator.bank_sealed!,
      ending: accountOf(accounts, region, operator)!.account.slice(-4),
    },
    actorId,
  });
}

/** @returns null if the operator gave no account, or undefined if the account cannot be decrypted */
export function accountOf(
  accounts: BankAccounts,
  region: string,
  operator: PaidOperator,
): BankAccount | null | undefined {
  return operator.bank_sealed && accounts.open(operator.bank_sealed, { region, operatorId: operator.id });
}

export function obstacleOf(
  { currency, releasable }: Pick<OpenBalance, 'currency' | 'releasable'>,
  operator: PaidOperator,
  account: Pick<BankAccount, 'currency'> | null | undefined,
): PayoutObstacle | null {
  if (releasable < 0) return 'below_zero';
  if (operator.state === 'suspended') return 'suspended';
  if (operator.account_changing) return 'account_changing';
  if (account === undefined) return 'account_unreadable';
  if (account === null) return 'no_account';
  return account.currency === currency ? null : 'other_currency';
}
