import { type BankAccounts, type PaidOperator, readPaidOperators } from '#features/operators/api/public.ts';
import { readOpenBalances } from '#features/payments/api/public.ts';
import { transferActions } from '#features/payouts/contract/payout-states.ts';
import type { RegionPayout, RegionPayouts } from '#features/payouts/contract/payouts.ts';
import type { Platform } from '#server/platform.ts';
import { invoiceView, readInvoices } from '../invoices/invoice.store.ts';
import { accountOf, obstacleOf } from './make-batches.ts';
import { type PayoutRow, readBatches } from './payout.store.ts';

export async function payoutsView(
  { db, config, region: live }: Platform,
  accounts: BankAccounts,
): Promise<RegionPayouts> {
  const region = config.REGION;
  const [open, batches, invoices, { settings }] = await Promise.all([
    readOpenBalances(db, region, null),
    readBatches(db, region),
    readInvoices(db, region, null),
    live.current(),
  ]);
  const payouts = batches.flatMap((one) => one.payouts);
  const ids = new Set([
    ...open.map(({ operatorId }) => operatorId),
    ...[...payouts, ...invoices].map((one) => one.operator_id),
  ]);
  const operators = await readPaidOperators(db, region, [...ids]);
  return {
    balances: open.flatMap(({ operatorId, releasesAt: _, ...balance }) => {
      const operator = operators.get(operatorId);
      if (!operator) return [];
      const obstacle =
        balance.releasable === 0 ? null : obstacleOf(balance, operator, accountOf(accounts, region, operator));
      return [{ ...balance, operator: named(operator), obstacle }];
    }),
    batches: batches.map(({ batch, payouts: own }) => ({
      id: batch.id,
      reference: batch.reference,
      currency: batch.currency,
      total: own.reduce((sum, { state, amount }) => (state === 'withdrawn' ? sum : sum + amount), 0),
      madeAt: batch.made_at.toISOString(),
      byItself: batch.made_by === null,
      payouts: own.map((payout) => regionPayout(payout, operators.get(payout.operator_id)!)),
    })),
    invoices: invoices.map((invoice) => ({
      ...invoiceView(invoice),
      operator: named(operators.get(invoice.operator_id)!),
    })),
    hasPayer: settings.payouts !== undefined,
  };
}

const named = ({ id, name, fictional }: PaidOperator) => ({ id, name, fictional });

function regionPayout(payout: PayoutRow, operator: PaidOperator): RegionPayout {
  return { ...payoutView(payout), operator: named(operator), can: transferActions(payout.state) };
}

export function payoutView(payout: PayoutRow) {
  return {
    id: payout.id,
    reference: payout.reference,
    currency: payout.currency,
    amount: payout.amount,
    state: payout.state,
    accountEnding: payout.account_ending,
    madeAt: payout.made_at.toISOString(),
    changedAt: payout.changed_at.toISOString(),
  };
}
