import { personOf } from '#features/accounts/api/public.ts';
import type { BankAccounts } from '#features/operators/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import { moveTransfer } from '#features/payouts/contract/payout-states.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { movePayoutBy } from './move-payout-by.ts';
import { lockBatch } from './payout.store.ts';
import { payoutsView } from './payouts.view.ts';

export function actOnPayoutBatch(app: App, platform: Platform, accounts: BankAccounts): void {
  const { db, config } = platform;
  serve(app, routes.actOnPayoutBatch, async (request) => {
    const { action } = request.body;
    const once = { operation: 'actOnPayoutBatch', accountId: personOf(request).accountId, request };
    await workOnce(platform, once, (keep) =>
      inTransaction(db, async (trx) => {
        const payouts = await lockBatch(trx, config.REGION, request.params.batchId);
        if (payouts.length === 0) throw problem(PAYOUT_ERRORS, 'payout_not_found');
        const movable = payouts.filter(({ state }) => moveTransfer(state, action));
        if (movable.length === 0) throw problem(PAYOUT_ERRORS, 'payout_cannot');
        for (const payout of movable) await movePayoutBy(platform, trx, request, payout, { action, note: null });
        return keep(trx, {});
      }),
    );
    return payoutsView(platform, accounts);
  });
}
