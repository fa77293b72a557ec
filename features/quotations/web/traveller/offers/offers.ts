import type { SentVersion } from '../../../contract/offer.ts';
import type { OfferState } from '../../../contract/quotation-states.ts';
import type { OfferView, QuotationView } from '../../../contract/quotation-view.ts';

export interface ReadOffer extends OfferView {
  current: SentVersion;
  /** Index among all operators of the request. The badge keeps its shape when other offers end. */
  index: number;
}

const ALIVE: readonly OfferState[] = ['answered', 'changes_requested', 'accepted', 'waiting'];

/** Lists the sent offers that have not ended. If all have ended, the list contains all sent offers. */
export function readOffers({ offers }: QuotationView): ReadOffer[] {
  const sent = sentOffers(offers);
  const alive = sent.filter(({ state }) => ALIVE.includes(state));
  return alive.length > 0 ? alive : sent;
}

/** Keeps the offer `looked`, which is on the screen, even if it has ended. */
export function withRead(
  read: readonly ReadOffer[],
  { offers }: QuotationView,
  looked: string | null,
): readonly ReadOffer[] {
  const ended = read.some(({ id }) => id === looked) ? undefined : sentOffers(offers).find(({ id }) => id === looked);
  return ended ? [...read, ended] : read;
}

function sentOffers(offers: readonly OfferView[]): ReadOffer[] {
  const ids = offers.map(({ id }) => id).toSorted();
  return offers.flatMap((offer) =>
    offer.current ? [{ ...offer, current: offer.current, index: ids.indexOf(offer.id) }] : [],
  );
}

/** Reason why no offer can be accepted any more. */
export type Ending = 'lapsed' | 'rejected' | 'unanswered' | 'unable';

export function endingOf({ offers }: Pick<QuotationView, 'offers'>): Ending {
  if (offers.some(({ state, current }) => state === 'expired' && current)) return 'lapsed';
  if (offers.some(({ reason }) => reason?.by === 'traveller')) return 'rejected';
  return offers.every(({ state }) => state === 'expired') ? 'unanswered' : 'unable';
}

type Event = QuotationView['history'][number];

export function shownEvents(history: readonly Event[]): Event[] {
  return history.filter(
    ({ action, operator }, index) =>
      (action !== 'wait' && action !== 'resume') ||
      history.slice(0, index).some((before) => before.action === 'send' && before.operator === operator),
  );
}

const PENDING: readonly OfferState[] = ['answered', 'changes_requested', 'waiting'];

export function hasOthers({ offers }: Pick<QuotationView, 'offers'>, taken: string | undefined): boolean {
  return offers.some(({ id, state, current }) => id !== taken && current !== null && PENDING.includes(state));
}

/** `at` is an ISO instant. */
export type Due =
  | { what: 'answer' | 'end'; at: string }
  | { what: 'valid'; at: string; operator: string }
  | { what: 'deposit'; at: string };

const first = <T extends { at: string }>(dues: readonly T[]): T | null =>
  dues.toSorted((one, other) => one.at.localeCompare(other.at))[0] ?? null;

/** @param now ISO instant */
export function nextDue({ state, offers, order }: QuotationView, now: string): Due | null {
  if (state === 'accepted') {
    return order?.state === 'held' && order.holdUntil ? { what: 'deposit', at: order.holdUntil } : null;
  }
  if (state === 'answered') {
    return first(
      offers.flatMap((offer) =>
        offer.state === 'answered' && offer.validUntil && offer.validUntil > now
          ? [{ what: 'valid' as const, at: offer.validUntil, operator: offer.operator.name }]
          : [],
      ),
    );
  }
  if (state !== 'open') return null;
  const awaited = offers.filter((offer) => offer.state === 'requested' || offer.state === 'viewed');
  const answers = awaited.filter(({ answerDueAt }) => answerDueAt > now);
  return answers.length > 0
    ? first(answers.map(({ answerDueAt }) => ({ what: 'answer' as const, at: answerDueAt })))
    : first(awaited.flatMap(({ endsAt }) => (endsAt > now ? [{ what: 'end' as const, at: endsAt }] : [])));
}
