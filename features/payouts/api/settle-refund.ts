import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { lockOrder } from '#features/checkout/api/public.ts';
import {
  closeCaseAbout,
  findRefund,
  lockPayment,
  lockRefund,
  saveRefund,
  writeEntry,
} from '#features/payments/api/public.ts';
import { moveRefund } from '#features/payments/contract/refund-states.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';

export function settleRefund(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.settleRefund, async (request, reply) => {
    const { refundId } = request.params;
    const { note } = request.body;
    const { accountId } = personOf(request);
    const once = { operation: 'settleRefund', accountId, request };
    await workOnce(platform, once, (keep) =>
      inTransaction(db, async (trx) => {
        const known = await findRefund(trx, region, refundId);
        if (!known) throw problem(PAYOUT_ERRORS, 'refund_not_manual');
        await lockPayment(trx, region, known.payment_id);
        await lockOrder(trx, region, known.order_id);
        const refund = (await lockRefund(trx, region, refundId))!;
        if (refund.state !== 'manual') throw problem(PAYOUT_ERRORS, 'refund_not_manual');
        const about = {
          orderId: refund.order_id,
          bookingId: refund.booking_id,
          paymentId: refund.payment_id,
          refundId,
        };
        await writeEntry(trx, region, `refund-settled/${refundId}`, refund.currency, [
          { account: 'refund', amount: refund.amount, ...about },
          { account: 'bank', amount: -refund.amount, ...about },
        ]);
        await saveRefund(trx, refund, moveRefund(refund.state, 'settled')!, { failure: refund.failure });
        await closeCaseAbout(trx, {
          region,
          about: `refund/${refundId}`,
          closedBy: accountId,
          resolution: note,
        });
        await recordAudit(trx, {
          region,
          actor: request.actor,
          action: 'payouts.settle_refund',
          subject: { kind: 'refund', id: refundId },
          reason: note,
          after: { amount: refund.amount, currency: refund.currency },
        });
        return keep(trx, {});
      }),
    );
    return reply.code(204).send(null);
  });
}
