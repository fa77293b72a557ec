import { stillDue } from '#features/bookings/contract/still-due.ts';
import { countUnread, listFiles } from '#features/conversations/api/public.ts';
import { type OperatorStatus, readOperatorStatuses } from '#features/operators/api/public.ts';
import type { MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { sellsBy } from '#features/policies/contract/sales.ts';
import type { CancelledLine } from '#features/quotations/contract/cancelled-line.ts';
import { shownContent } from '#features/quotations/contract/chosen-content.ts';
import type { SentVersion } from '#features/quotations/contract/offer.ts';
import { offerActions, quotationActions } from '#features/quotations/contract/quotation-states.ts';
import type { OfferView, QuotationView, QuotedOrderView } from '#features/quotations/contract/quotation-view.ts';
import { salesOf } from '#regions/legal-mode.ts';
import type { Platform } from '#server/platform.ts';
import { chosenOf } from '../accept/chosen.ts';
import { orderSecrets } from '../accept/order-secret.ts';
import { readOrderSteps } from '../accept/order-steps.store.ts';
import { inOrder, stepView } from '../accept/order-steps.view.ts';
import { findSettledOrder, type SettledOrder } from '../accept/settled-order.ts';
import { readCurrentVersions, readOffers } from '../offer.store.ts';
import type { OfferRow, QuotationRow, VersionRow } from '../quotation.store.ts';
import { readHistory } from './history.store.ts';

export async function quotationView(
  { db, config, region: site }: Platform,
  quotation: QuotationRow,
): Promise<QuotationView> {
  const region = config.REGION;
  const offers = await readOffers(db, region, quotation.id);
  const ids = offers.map(({ id }) => id);
  const accepted = offers.find(({ state }) => state === 'accepted');
  const [operatorStatuses, versions, unread, history, files, order, steps, secretOf, current] = await Promise.all([
    readOperatorStatuses(
      db,
      region,
      offers.map(({ operator_id }) => operator_id),
    ),
    readCurrentVersions(db, region, ids),
    countUnread(db, region, ids, 'operator'),
    readHistory(db, region, quotation.id),
    listFiles(db, region, quotation.id),
    accepted && findSettledOrder(db, accepted),
    readOrderSteps(
      db,
      region,
      offers.flatMap(({ order_id }) => order_id ?? []),
    ),
    orderSecrets(config),
    site.current(),
  ]);
  const sells = sellsBy(salesOf(current), 'quotation');
  const actions = quotationActions(quotation.state, 'traveller');
  return {
    id: quotation.id,
    reference: quotation.reference,
    state: quotation.state,
    source: quotation.source,
    trip: quotation.trip_id,
    wish: quotation.wish,
    contact: quotation.contact,
    areas: quotation.areas,
    createdAt: quotation.created_at.toISOString(),
    offers: offers
      .map((offer) =>
        offerView(offer, {
          operator: operatorStatuses.get(offer.operator_id)!,
          version: versions.get(offer.id),
          unread: unread.get(offer.id) ?? 0,
          cancelled: offer.id === accepted?.id ? (order?.cancelled ?? []) : [],
          sells,
        }),
      )
      .sort((one, other) => Number(other.state === 'accepted') - Number(one.state === 'accepted')),
    order: order ? orderOf(order, secretOf(order.id), versions.get(accepted!.id)?.content.meeting) : null,
    history: inOrder(
      history.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
      steps.map((step) => {
        const of = offers.find(({ order_id }) => order_id === step.order_id)!;
        return { ...stepView(step), operator: operatorStatuses.get(of.operator_id)!.name };
      }),
    ),
    files,
    can: { withdraw: actions.includes('withdraw'), reassign: actions.includes('reassign') },
  };
}

interface AroundOffer {
  operator: OperatorStatus;
  version: VersionRow | undefined;
  unread: number;
  cancelled: readonly CancelledLine[];
  /** `false` if the site does not sell, so that offers cannot be accepted. */
  sells: boolean;
}

function offerView(offer: OfferRow, { operator, version, unread, cancelled, sells }: AroundOffer): OfferView {
  const first = offer.first_answered_at;
  const chosen = chosenOf(offer);
  const gone = cancelled.filter(({ isWhole }) => isWhole).map(({ lineId }) => lineId);
  return {
    id: offer.id,
    state: offer.state,
    operator: {
      id: operator.id,
      slug: operator.slug,
      name: operator.name,
      fictional: operator.fictional,
      colour: operator.colour,
    },
    askedAt: offer.asked_at.toISOString(),
    answerDueAt: offer.answer_due_at.toISOString(),
    endsAt: offer.ends_at.toISOString(),
    viewedAt: offer.viewed_at?.toISOString() ?? null,
    answeredMinutes: first && Math.round((first.getTime() - offer.asked_at.getTime()) / 60_000),
    current: version
      ? versionView(
          version,
          chosen?.filter((id) => !gone.includes(id)),
        )
      : null,
    validUntil: offer.valid_until?.toISOString() ?? null,
    optionUntil: offer.option_until?.toISOString() ?? null,
    chosen,
    reason: offer.reason,
    unread,
    can: offerActions(offer.state, 'traveller').filter((action) => sells || action !== 'accept'),
  };
}

/** @param chosen ids of accepted lines that are not cancelled. Null means all lines. */
export function versionView(version: VersionRow, chosen: readonly string[] | null = null): SentVersion {
  const { content } = version;
  return {
    version: version.version,
    content: shownContent(content, chosen),
    findings: version.findings,
    override: version.override,
    facts: version.facts,
    total: version.total,
    currency: version.currency,
    sentAt: version.sent_at.toISOString(),
  };
}

function orderOf(order: SettledOrder, secret: string, meeting: MeetingPoint | undefined): QuotedOrderView {
  const [next] = order.state === 'confirmed' ? stillDue(order.open, order.paid) : [];
  return {
    id: order.id,
    reference: order.reference,
    state: order.state,
    holdUntil: order.hold_until?.toISOString() ?? null,
    total: order.total - order.returned,
    paid: order.paid - order.returned,
    deposit: order.schedule[0]?.amount ?? 0,
    next: next ? { amount: next.amount, dueAt: next.dueAt } : null,
    currency: order.currency,
    cancelled: order.cancelled,
    meetings: order.meetings.filter(({ name }) => name !== meeting?.name),
    secret,
  };
}
