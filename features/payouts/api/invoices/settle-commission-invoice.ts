import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { BankAccounts } from '#features/operators/api/public.ts';
import { accrue, releaseDue, writeEntry } from '#features/payments/api/public.ts';
import { RELEASED_AFTER_DAYS } from '#features/payments/contract/payable-states.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { takeTurn } from '../transfers/payout.store.ts';
import { payoutsView } from '../transfers/payouts.view.ts';
import { findInvoice, moveInvoices } from './invoice.store.ts';
import { PAID_INVOICE } from './issue-invoices.ts';
import { EMAIL_INVOICE } from './send-invoice-email.ts';

/** The paid amount is added to the operator's balance, so that the next payout does not deduct it again. */
export function settleCommissionInvoice(app: App, platform: Platform, accounts: BankAccounts): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  serve(app, routes.settleCommissionInvoice, async (request) => {
    const { params, body } = request;
    const once = { operation: 'settleCommissionInvoice', accountId: personOf(request).accountId, request };
    await workOnce(platform, once, (keep) =>
      inTransaction(db, async (trx) => {
        await takeTurn(trx, region);
        if (!(await findInvoice(trx, region, params.invoiceId))) throw problem(PAYOUT_ERRORS, 'invoice_not_found');
        const [paid] = await moveInvoices(trx, region, 'pay', { id: params.invoiceId });
        if (!paid) throw problem(PAYOUT_ERRORS, 'invoice_settled');
        const { id, operator_id: operatorId, currency, amount } = paid;
        const entry = `${PAID_INVOICE}${id}`;
        await writeEntry(trx, region, entry, currency, [
          { account: 'bank', amount, operatorId },
          { account: 'operator', amount: -amount, operatorId },
        ]);
        const now = new Date();
        const long = RELEASED_AFTER_DAYS * 86_400_000;
        const serviceEndedAt = new Date(now.getTime() - long - 1000);
        const none = { bookingId: null, orderId: null, commission: 0 };
        await accrue(trx, { region, entry, operatorId, currency, amount, serviceEndedAt, ...none });
        await releaseDue(trx, region, now);
        await recordAudit(trx, {
          region,
          actor: request.actor,
          action: 'payouts.settle_invoice',
          subject: { kind: 'commission_invoice', id: paid.number },
          reason: body.note,
          after: { amount, currency },
        });
        await jobs.add(trx, EMAIL_INVOICE, { invoiceId: id, about: 'paid' });
        return keep(trx, {});
      }),
    );
    return payoutsView(platform, accounts);
  });
}
