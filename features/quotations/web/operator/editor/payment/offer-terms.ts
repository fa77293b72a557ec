import type { Instalment } from '#features/checkout/contract/order.ts';
import { type RefundStep, refundSteps } from '#features/operators/contract/cancellation-refund.ts';
import { priceOffer } from '../../../../contract/offer-price.ts';
import { scheduleOffer } from '../../../../contract/offer-schedule.ts';
import { firstBegin, validUntilOf } from '../../../../contract/offer-times.ts';
import type { OfferForm } from '../offer-form.ts';

export interface OfferTerms {
  /** Payments if the traveller accepted the whole offer now. */
  dues: Instalment[];
  validUntil: Date;
  /** `true` if the trip begins, or sales of a departure close, before `validDays` have passed. */
  isCut: boolean;
  startsAt: Date;
  refunds: RefundStep[];
}

interface TermsAt {
  people: number;
  zone: string;
  now: Date;
  closesAt: Date | null;
}

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
