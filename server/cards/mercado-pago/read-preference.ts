import type { Payment, PaymentRefund, Preference } from 'mercadopago';
import { minorDigits } from '#regions/currencies.ts';
import { toMinor, toUnits } from '../minor-units.ts';
import { type CardPayment, type CardPaymentState, type CardRefund, CardTrouble } from '../port.ts';

export type MpPreference = Pick<
  Awaited<ReturnType<Preference['get']>>,
  'id' | 'external_reference' | 'metadata' | 'items' | 'init_point' | 'expires' | 'expiration_date_to'
>;
export type MpPayment = Awaited<ReturnType<Payment['get']>>;
type MpRefund = Awaited<ReturnType<PaymentRefund['get']>>;

/** Currencies that Mercado Pago charges in whole units only. */
const WHOLE = new Set(['COP', 'CLP']);
/** Statuses of payments whose money was taken. The money may have been refunded later. */
const TAKEN = new Set(['approved', 'refunded', 'charged_back', 'in_mediation']);

/**
 * Converts minor units to a decimal number.
 * @throws {CardTrouble} for cents in a currency of whole units.
 */
export function units(minor: number, currency: string): number {
  if (WHOLE.has(currency) && minor % 10 ** minorDigits(currency) !== 0) {
    throw new CardTrouble('refused', 'amount_not_payable', `Mercado Pago takes whole ${currency} alone.`);
  }
  return toUnits(minor, currency);
}

export function tookMoney({ status = '' }: MpPayment): boolean {
  return TAKEN.has(status);
}

/** Returns the minor units that can still be refunded. */
export function moneyLeft(payment: MpPayment): number {
  if (payment.status !== 'approved') return 0;
  const currency = payment.currency_id ?? '';
  return toMinor((payment.transaction_amount ?? 0) - (payment.transaction_amount_refunded ?? 0), currency);
}

/**
 * If a person paid twice, `captured` is larger than `amount`.
 * @param payments newest first.
 */
export function readPreference(preference: MpPreference, payments: readonly MpPayment[], now: Date): CardPayment {
  const item = preference.items?.[0];
  const currency = item?.currency_id ?? '';
  const taken = payments.filter(tookMoney);
  const last =
    taken[0] ?? payments.find(({ status }) => status !== 'rejected' && status !== 'cancelled') ?? payments[0];
  const closed = Boolean(preference.expires && Date.parse(preference.expiration_date_to ?? '') <= now.getTime());
  const state = stateOf(last, closed);
  const sum = (amounts: (number | undefined)[]) =>
    amounts.reduce<number>((total, one) => total + toMinor(one ?? 0, currency), 0);
  const waits = !closed && (state === 'created' || state === 'requires_action');
  const fees = taken.flatMap(({ fee_details = [] }) => fee_details).filter(({ fee_payer }) => fee_payer !== 'payer');
  return {
    id: preference.id ?? '',
    paymentId: String(preference.metadata?.payment ?? ''),
    state,
    decline: waits && last?.status === 'rejected' ? { kind: 'soft', code: last?.status_detail ?? 'rejected' } : null,
    amount: toMinor((item?.unit_price ?? 0) * (item?.quantity ?? 1), currency),
    currency,
    captured: sum(taken.map(({ transaction_amount }) => transaction_amount)),
    refunded: sum(taken.map(({ transaction_amount_refunded }) => transaction_amount_refunded)),
    fee: fees.length ? sum(fees.map(({ amount }) => amount)) : null,
    disputeFee: null,
    action: waits && preference.init_point ? { kind: 'page', url: preference.init_point } : null,
    card: last?.card?.last_four_digits
      ? { brand: last.payment_method_id ?? 'card', last4: last.card.last_four_digits }
      : null,
    refunds: taken.flatMap((payment) => (payment.refunds ?? []).map((refund) => readRefund(refund, payment))),
  };
}

/** Mercado Pago finds a refund only through its payment, so the id contains both ids. */
export function readRefund({ id, status, amount = 0 }: MpRefund, payment: MpPayment): CardRefund {
  const failed = status === 'rejected' || status === 'cancelled';
  return {
    id: `${payment.id}-${id}`,
    state: status === 'approved' ? 'settled' : failed ? 'failed' : 'submitted',
    amount: toMinor(amount, payment.currency_id ?? ''),
    key: null,
    failure: failed ? status : null,
  };
}

function stateOf(payment: MpPayment | undefined, closed: boolean): CardPaymentState {
  switch (payment?.status) {
    case 'approved':
    case 'refunded':
      return 'captured';
    case 'in_mediation':
      return 'disputed';
    case 'charged_back':
      if (payment.status_detail === 'reimbursed') return 'dispute_won';
      return payment.status_detail === 'settled' ? 'dispute_lost' : 'disputed';
    case 'authorized':
      return 'authorized';
    case 'pending':
    case 'in_process':
      return 'requires_action';
    default:
      return closed ? 'voided' : 'created';
  }
}
