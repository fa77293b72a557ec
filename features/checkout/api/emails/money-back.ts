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

/** The part of a refund that the operator pays back by hand, in minor units. */
interface BackByHand {
  amount: number;
  operatorName: string;
}

/** Returns one part per card. Refunds of several payments with one card are added up. */
function perCard(backs: readonly MoneyBack[]): MoneyBack[] {
  const byCard = Map.groupBy(backs, ({ card }) => cardWords(card));
  return [...byCard.values()].map((same) => ({
    card: same[0]!.card,
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/**
 * Returns a sentence such as «Te devolvemos PEN 100: PEN 70 a la tarjeta Visa terminada en 4242 y PEN 30 a la tarjeta
 * Visa terminada en 1111.»
 */
export function moneyBackWords(
  total: number,
  backs: readonly MoneyBack[],
  money: (minor: number) => string,
  byHand: BackByHand | null = null,
): string {
  const parted = perCard(backs);
  const sent = parted.reduce((sum, { amount }) => sum + amount, 0);
  const [first] = parted;
  if (first && parted.length === 1 && sent === total) return `Te devolvemos ${money(total)} ${cardWords(first.card)}.`;
  if (byHand && byHand.amount === total)
    return `${byHand.operatorName} te devuelve ${money(total)}, porque se lo pagaste directamente.`;
  const handed = byHand?.amount ?? 0;
  const parts = parted.map(({ amount, card }) => `${money(amount)} ${cardWords(card)}`);
  if (byHand && handed > 0)
    parts.push(`${money(handed)} que te devuelve ${byHand.operatorName}, porque se lo pagaste directamente`);
  if (sent + handed < total) parts.push(`${money(total - sent - handed)} por otro medio, y te escribiremos para eso`);
  return `Te devolvemos ${money(total)}: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(parts)}.`;
}

export function cardWords(card: PaymentRow['card']): string {
  return card ? `a la tarjeta ${card.brand} terminada en ${card.last4}` : 'a la tarjeta con la que se pagó';
}
