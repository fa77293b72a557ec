import type { Refundable } from '#features/payments/api/public.ts';

/**
 * Cuts a refund over payments: first what each brought for the booking, then what is left of any. Minor units; less than asked for where the payments
 * cannot carry all of it.
 * @param payments the one that gives back first, first.
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
