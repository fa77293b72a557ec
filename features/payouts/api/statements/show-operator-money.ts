import { readOpenBalances } from '#features/payments/api/public.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { invoiceView, readInvoices } from '../invoices/invoice.store.ts';
import { payeeOf } from '../invoices/payee-of.ts';
import { readOperatorPayouts } from '../transfers/payout.store.ts';
import { payoutView } from '../transfers/payouts.view.ts';
import { findPaidOperator } from './find-paid-operator.ts';

export function showOperatorMoney(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showOperatorMoney, async ({ actor, params }) => {
    const { id } = await findPaidOperator(platform, actor, params.operatorId);
    const [balances, payouts, invoices, { settings }] = await Promise.all([
      readOpenBalances(db, config.REGION, id),
      readOperatorPayouts(db, config.REGION, id),
      readInvoices(db, config.REGION, id),
      platform.region.current(),
    ]);
    return {
      balances: balances.map(({ operatorId: _, ...balance }) => balance),
      payouts: payouts.map(payoutView),
      invoices: invoices.map(invoiceView),
      payTo: payeeOf(settings),
    };
  });
}
