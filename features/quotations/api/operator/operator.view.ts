import type { Static } from 'typebox';
import { answerDue } from '#features/quotations/contract/answer-due.ts';
import type { OfferDraft, SentVersion } from '#features/quotations/contract/offer.ts';
import type {
  Expected,
  InboxRow,
  OfferPayment,
  OperatorOffer,
  QuotationEvent,
} from '#features/quotations/contract/operator.ts';
import { offerActions } from '#features/quotations/contract/quotation-states.ts';
import { chosenOf } from '../accept/chosen.ts';
import type { OrderStep } from '../accept/order-steps.store.ts';
import { inOrder, stepView } from '../accept/order-steps.view.ts';
import type { SettledOrder } from '../accept/settled-order.ts';
import type { OfferRow, QuotationRow, VersionRow } from '../quotation.store.ts';
import type { InboxRecord } from './inbox/inbox.store.ts';
import type { EventRow } from './operator.store.ts';

export function inboxRow(record: InboxRecord, now: Date): InboxRow {
  const { id, reference, state, title, name, people, begins, ends, areas, version, total, currency, unread } = record;
  return {
    ...{ id, reference, state, title, name, people, begins, ends, areas, version, total, currency, unread },
    ...clocks(record, now),
    hasDraft: record.has_draft,
  };
}

export interface OperatorOfferInput {
  offer: OfferRow;
  quotation: QuotationRow;
  versions: readonly VersionRow[];
  history: readonly EventRow[];
  steps: readonly OrderStep[];
  counts: { asked: number; unread: number };
  files: readonly { id: string; name: string }[];
  start: OfferDraft;
  currency: string;
  zone: string;
  order: SettledOrder | undefined;
  now: Date;
}

export function operatorOfferView({
  offer,
  quotation,
  versions,
  history,
  steps,
  counts,
  files,
  start,
  currency,
  zone,
  order,
  now,
}: OperatorOfferInput): OperatorOffer {
  const { id, state, version, draft, draft_changed_at, order_id, reason } = offer;
  return {
    id,
    state,
    request: requestView({ offer, quotation, counts, files, order }),
    ...clocks(offer, now),
    ...{ currency, zone, version, draft, start, reason },
    chosen: chosenOf(offer),
    draftChangedAt: instant(draft_changed_at),
    versions: versions.map(versionView),
    history: inOrder(
      history.map(eventView),
      steps.map((step) => ({ from: null, to: null, ...stepView(step) })),
    ),
    expected: expectedOf(offer, order),
    payment: paymentOf(order),
    can: offerActions(state, 'operator'),
    orderId: order_id,
    unread: counts.unread,
  };
}

/** Contains the traveller's contact data only after the acceptance. */
export function requestView({
  offer,
  quotation,
  counts,
  files,
  order,
}: Pick<OperatorOfferInput, 'offer' | 'quotation' | 'counts' | 'files' | 'order'>): OperatorOffer['request'] {
  const { reference, source, wish, people, contact, state, assigned } = quotation;
  return {
    ...{ reference, source, wish, people, state, assigned },
    name: contact?.name ?? null,
    contact:
      offer.state === 'accepted' && contact
        ? { ...contact, phone: contact.phone || (order?.contact?.phone ?? '') }
        : null,
    createdAt: quotation.created_at.toISOString(),
    asked: counts.asked,
    files: [...files],
  };
}

export function versionView({
  version,
  content,
  findings,
  override,
  facts,
  total,
  currency,
  sent_at,
}: VersionRow): SentVersion {
  return { version, content, findings, override, facts, total, currency, sentAt: sent_at.toISOString() };
}

export function expectedOf(
  { state, version, answer_due_at, ends_at, valid_until }: OfferRow,
  order: SettledOrder | undefined,
): Expected | null {
  const due = answerDue({ state, version, answerDueAt: answer_due_at, endsAt: ends_at, validUntil: valid_until });
  if (due) return { what: state === 'changes_requested' ? 'changes' : 'answer', of: 'operator', until: instant(due) };
  if (state === 'answered') return { what: 'decision', of: 'traveller', until: instant(valid_until) };
  if (state === 'waiting') return { what: 'other_deposit', of: 'traveller', until: null };
  if (state === 'accepted' && order?.state === 'held' && order.hold_until)
    return { what: 'deposit', of: 'traveller', until: instant(order.hold_until) };
  return null;
}

export function paymentOf(order: SettledOrder | undefined): OfferPayment | null {
  if (order?.state !== 'held' && order?.state !== 'confirmed' && order?.state !== 'cancelled') return null;
  const { total, paid, returned, schedule, cancelled, state } = order;
  return {
    total: total - returned,
    paid: paid - returned,
    first: schedule[0]?.amount ?? total,
    isOff: state === 'cancelled',
    cancelled,
  };
}

function eventView({
  at,
  action,
  from_state,
  to_state,
  actor,
  offer_id,
  note,
}: EventRow): Static<typeof QuotationEvent> {
  return { at: at.toISOString(), action, from: from_state, to: to_state, actor, note: offer_id === null ? null : note };
}

type Clocked = Pick<
  OfferRow,
  'asked_at' | 'answer_due_at' | 'ends_at' | 'viewed_at' | 'first_answered_at' | 'valid_until' | 'option_until'
>;

export function clocks(row: Clocked, now: Date) {
  return {
    askedAt: row.asked_at.toISOString(),
    answerDueAt: row.answer_due_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    viewedAt: instant(row.viewed_at),
    firstAnsweredAt: instant(row.first_answered_at),
    validUntil: instant(row.valid_until),
    optionUntil: row.option_until && row.option_until > now ? instant(row.option_until) : null,
  };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
