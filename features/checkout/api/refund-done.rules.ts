import type { RefundRow } from '#features/payments/api/public.ts';
import type { CardRefund } from '#server/cards/port.ts';

/**
 * Finds the refund that a provider made for one of ours although its reply was lost: by its key where the provider stores keys, otherwise by amount among refunds that belong to no other refund of ours. Failed ones are ignored, because they are tried again.
 * @param seen refunds that the provider shows for the payment now.
 * @param others every refund of ours on the same payment.
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
