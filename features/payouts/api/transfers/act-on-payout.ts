import { personOf } from '#features/accounts/api/public.ts';
import type { BankAccounts } from '#features/operators/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { movePayoutBy } from './move-payout-by.ts';
import { lockPayout } from './payout.store.ts';
import { payoutsView } from './payouts.view.ts';

export function actOnPayout(app: App, platform: Platform, accounts: BankAccounts): void {
  const { db, config } = platform;
  serve(app, routes.actOnPayout, async (request) => {
    const { params, body } = request;
    const once = { operation: 'actOnPayout', accountId: personOf(request).accountId, request };
    await workOnce(platform, once, (keep) =>
      inTransaction(db, async (trx) => {
        const payout = await lockPayout(trx, config.REGION, params.payoutId);
        if (!payout) throw problem(PAYOUT_ERRORS, 'payout_not_found');
        await movePayoutBy(platform, trx, request, payout, { action: body.action, note: body.note ?? null });
        return keep(trx, {});
      }),
    );
    return payoutsView(platform, accounts);
  });
}
