import type { Refundable } from '#features/payments/api/public.ts';

/**
 * Takes the refund first from `own`, the part of each payment that was paid for the booking, and then from `left`, the
 * rest of each payment. All amounts are in minor units. If the payments cannot cover the refund, the sum of the result
 * is less than `refund`.
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
