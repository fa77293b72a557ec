import type { Refundable } from '#features/payments/api/public.ts';

/**
 * Each payment first refunds its amount for the booking (`own`), then its remaining amount (`left`). Amounts are minor
 * units. The sum is less than `refund` if the payments cannot cover the refund.
 */
export function spreadOver(payments: readonly Refundable[], refund: number): { paymentId: string; amount: number }[] {
  let open = refund;
  const take = (most: number) => {
    const amount = Math.max(0, Math.min(open, most));
    open -= amount;
    return amount;
  };
  const own = payments.map((payment) => take(payment.own));
  const amounts = payments.map(({ left }, index) => own[index]! + take(left - own[index]!));
  return payments.flatMap(({ paymentId }, index) =>
    amounts[index]! > 0 ? [{ paymentId, amount: amounts[index]! }] : [],
  );
}
