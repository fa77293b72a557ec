import type { BankAccounts } from '#features/operators/api/public.ts';
import { readOnSiteTakings, readOpenBalances } from '#features/payments/api/public.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { invoiceView, readInvoices } from '../invoices/invoice.store.ts';
import { payeeOf } from '../invoices/payee-of.ts';
import { accountOf, obstacleOf } from '../transfers/make-batches.ts';
import { readOperatorPayouts } from '../transfers/payout.store.ts';
import { payoutView } from '../transfers/payouts.view.ts';
import { findPaidOperator } from './find-paid-operator.ts';
import { readOnSiteLines } from './on-site-lines.store.ts';

const DAYS_OF_TAKINGS = 14;

export function showOperatorMoney(app: App, platform: Platform, accounts: BankAccounts): void {
  const { db, config } = platform;
  serve(app, routes.showOperatorMoney, async ({ actor, params }) => {
    const operator = await findPaidOperator(platform, actor, params.operatorId);
    const { id } = operator;
    const { settings } = await platform.region.current();
    const span = { zone: settings.time_zone, days: DAYS_OF_TAKINGS };
    const [balances, payouts, invoices, onSite, lines] = await Promise.all([
      readOpenBalances(db, config.REGION, id),
      readOperatorPayouts(db, config.REGION, id),
      readInvoices(db, config.REGION, id),
      readOnSiteTakings(db, config.REGION, id, span),
      readOnSiteLines(db, config.REGION, id, span),
    ]);
    const account = accountOf(accounts, config.REGION, operator);
    return {
      balances: balances.map(({ operatorId: _, releasesAt, ...balance }) => ({
        ...balance,
        releasesAt: releasesAt?.toISOString() ?? null,
        obstacle: obstacleOf(balance, operator, account),
      })),
      payouts: payouts.map(payoutView),
      invoices: invoices.map(invoiceView),
      payTo: payeeOf(settings),
      onSite,
      onSiteLines: lines.map(({ booking_id, at: _, ...line }) => ({ bookingId: booking_id, ...line })),
    };
  });
}
