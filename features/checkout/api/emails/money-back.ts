import type { PaymentRow, RefundRow } from '#features/payments/api/public.ts';

export interface MoneyBack {
  amount: number;
  card: PaymentRow['card'];
}

/**
 * Chooses the newest refunds of the booking whose amounts fit into `total`.
 * @param total the amount that the latest cancellation or change refunds, in minor units
 */
export function moneyBackOf(
  refunds: readonly Pick<RefundRow, 'booking_id' | 'payment_id' | 'amount' | 'created_at'>[],
  payments: readonly Pick<PaymentRow, 'id' | 'card'>[],
  bookingId: string,
  total: number,
): MoneyBack[] {
  let open = total;
  return refunds
    .filter(({ booking_id }) => booking_id === bookingId)
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .flatMap(({ amount, payment_id }) => {
      if (amount > open) return [];
      open -= amount;
      return [{ amount, card: payments.find(({ id }) => id === payment_id)?.card ?? null }];
    });
}

/**
 * Returns a sentence such as «Te devolvemos PEN 100: PEN 70 a la tarjeta Visa terminada en 4242 y PEN 30 a la tarjeta
 * Visa terminada en 1111.»
 * @param byHand the part of `total` that the operator pays back by hand, in minor units
 */
export function moneyBackWords(
  total: number,
  backs: readonly MoneyBack[],
  money: (minor: number) => string,
  byHand = 0,
): string {
  const sent = backs.reduce((sum, { amount }) => sum + amount, 0);
  const [first] = backs;
  if (first && backs.length === 1 && sent === total) return `Te devolvemos ${money(total)} ${cardWords(first.card)}.`;
  const parts = backs.map(({ amount, card }) => `${money(amount)} ${cardWords(card)}`);
  if (byHand > 0) parts.push(`${money(byHand)} que te devuelve el operador, porque se lo pagaste a él`);
  if (sent + byHand < total) parts.push(`${money(total - sent - byHand)} por otro medio, y te escribiremos para eso`);
  return `Te devolvemos ${money(total)}: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(parts)}.`;
}

export function cardWords(card: PaymentRow['card']): string {
  return card ? `a la tarjeta ${card.brand} terminada en ${card.last4}` : 'a la tarjeta con la que se pagó';
}
