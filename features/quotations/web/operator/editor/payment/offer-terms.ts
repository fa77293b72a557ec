import type { Instalment } from '#features/checkout/contract/order.ts';
import { type RefundStep, refundSteps } from '#features/operators/contract/cancellation-refund.ts';
import { priceOffer } from '../../../../contract/offer-price.ts';
import { scheduleOffer } from '../../../../contract/offer-schedule.ts';
import { firstBegin, validUntilOf } from '../../../../contract/offer-times.ts';
import type { OfferForm } from '../offer-form.ts';

/** What an offer means on the days of its trip, by the very rules it is sent and accepted with. */
export interface OfferTerms {
  /** What is asked for when, were it accepted now as a whole. */
  dues: Instalment[];
  validUntil: Date;
  /** It ends before its days are over, because the trip begins or a departure closes. */
  isCut: boolean;
  /** When the first line begins. */
  startsAt: Date;
  /** What is given back from now on. */
  refunds: RefundStep[];
}

interface TermsAt {
  people: number;
  zone: string;
  now: Date;
  /** When the first of its own departures is no longer sold. */
  closesAt: Date | null;
}

/** Null: there is no first day, or nothing that begins on it. */
export function termsOf(form: OfferForm, { people, zone, now, closesAt }: TermsAt): OfferTerms | null {
  const { startDate, days, lines, payments, policy, validDays } = form;
  if (startDate === null || lines.length === 0) return null;
  const timed = { startDate, days, lines, validDays };
  const validUntil = validUntilOf(timed, { zone, now, closesAt });
  const startsAt = firstBegin(timed, zone);
  const priced = priceOffer(form, people).lines.map(({ id, total }) => ({ bookingId: id, total }));
  return {
    dues: payments.length === 0 ? [] : scheduleOffer(payments, priced, { startDate, zone, now }),
    validUntil,
    isCut: validUntil.getTime() < now.getTime() + validDays * 86_400_000,
    startsAt,
    refunds: refundSteps(policy, startsAt, zone).filter(({ until }) => until === null || until > now),
  };
}
