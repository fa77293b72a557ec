import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { openBankAccounts, type PaidOperator, readPaidOperators } from '#features/operators/api/public.ts';
import { readOpenBalances } from '#features/payments/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import { moveTransfer, type TransferAction, transferActions } from '#features/payouts/contract/payout-states.ts';
import { ActOnBatch, ActOnPayout, type RegionPayout, RegionPayouts } from '#features/payouts/contract/payouts.ts';
import { regionPayoutRoutes } from '#features/payouts/contract/routes.ts';
import { Id } from '#features/schema.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { accountOf, makeBatches, obstacleOf } from './make-batches.ts';
import { lockBatch, lockPayout, movePayout, type PayoutRow, readBatches } from './payout.store.ts';

const config = { right: 'payouts.run' } as const;
const tags = ['Pagos a operadores'];

/** Routes for paying operators: balances, batches, and the bank's results. */
export async function regionPayouts(app: App, platform: Platform): Promise<void> {
  const { db } = platform;
  const region = platform.config.REGION;
  const accounts = await openBankAccounts(platform.config);

  const show = async (): Promise<RegionPayouts> => {
    const [open, batches, { settings }] = await Promise.all([
      readOpenBalances(db, region, null),
      readBatches(db, region),
      platform.region.current(),
    ]);
    const payouts = batches.flatMap((one) => one.payouts);
    const ids = new Set([...open.map(({ operatorId }) => operatorId), ...payouts.map((one) => one.operator_id)]);
    const operators = await readPaidOperators(db, region, [...ids]);
    return {
      balances: open.flatMap(({ operatorId, ...balance }) => {
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
      hasPayer: settings.payouts !== undefined,
    };
  };

  const act = async (
    trx: Database,
    request: Parameters<typeof personOf>[0],
    payout: PayoutRow,
    action: TransferAction,
    note: string | null,
  ) => {
    const moved = await movePayout(trx, payout, action, { actorId: personOf(request).accountId, note });
    if (!moved) throw problem(PAYOUT_ERRORS, 'payout_cannot');
    await recordAudit(trx, {
      region,
      actor: request.actor,
      action: `payouts.${action}`,
      subject: { kind: 'payout', id: payout.reference },
      reason: note ?? undefined,
      before: { state: payout.state },
      after: { state: moved.state },
    });
  };

  app.get(
    regionPayoutRoutes.payouts,
    {
      config,
      schema: {
        tags,
        summary: 'Qué se debe a los operadores y las transferencias que se les hicieron',
        response: { 200: RegionPayouts },
      },
    },
    show,
  );

  app.post(
    regionPayoutRoutes.payouts,
    {
      config: { ...config, rateLimit: { max: 20, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: 'Prepara ahora las transferencias de lo que se puede pagar',
        response: { 200: RegionPayouts },
      },
    },
    async ({ actor }) => {
      await makeBatches(platform, actor);
      return show();
    },
  );

  app.post(
    regionPayoutRoutes.payoutAct,
    {
      config,
      schema: {
        tags,
        summary: 'Marca una transferencia como enviada, pagada, devuelta o retirada',
        params: Type.Object({ payoutId: Id }),
        body: ActOnPayout,
        response: { 200: RegionPayouts },
      },
    },
    async (request) => {
      const { params, body } = request;
      await inTransaction(db, async (trx) => {
        const payout = await lockPayout(trx, region, params.payoutId);
        if (!payout) throw problem(PAYOUT_ERRORS, 'payout_not_found');
        await act(trx, request, payout, body.action, body.note ?? null);
      });
      return show();
    },
  );

  app.post(
    regionPayoutRoutes.batchAct,
    {
      config,
      schema: {
        tags,
        summary: 'Marca como enviadas o pagadas todas las transferencias de un lote que pueden serlo',
        params: Type.Object({ batchId: Id }),
        body: ActOnBatch,
        response: { 200: RegionPayouts },
      },
    },
    async (request) => {
      const { action } = request.body;
      await inTransaction(db, async (trx) => {
        const payouts = await lockBatch(trx, region, request.params.batchId);
        if (payouts.length === 0) throw problem(PAYOUT_ERRORS, 'payout_not_found');
        const movable = payouts.filter(({ state }) => moveTransfer(state, action));
        if (movable.length === 0) throw problem(PAYOUT_ERRORS, 'payout_cannot');
        for (const payout of movable) await act(trx, request, payout, action, null);
      });
      return show();
    },
  );
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
