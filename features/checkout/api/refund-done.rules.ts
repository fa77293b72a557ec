import type { RefundRow } from '#features/payments/api/public.ts';
import type { CardRefund } from '#server/cards/port.ts';

/**
 * Finds a refund whose reply from the provider was lost. Failed refunds are ignored, because they are sent again.
 * @param seen the payment's refunds at the provider
 * @param others all stored refunds of the payment
 */
export function refundDone(
  refund: Pick<RefundRow, 'id' | 'amount'>,
  seen: readonly CardRefund[],
  others: readonly Pick<RefundRow, 'id' | 'provider_refund_id'>[],
): CardRefund | undefined {
  const claimed = new Set(others.filter(({ id }) => id !== refund.id).map(({ provider_refund_id: id }) => id));
  const made = seen.filter(({ id, state }) => state !== 'failed' && !claimed.has(id));
  return (
    made.find(({ key }) => key?.startsWith(`${refund.id}/`)) ??
    made.find(({ key, amount }) => key === null && amount === refund.amount)
  );
}
