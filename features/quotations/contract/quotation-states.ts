import { Type } from 'typebox';

/**
 * The states of a request for quotations and of each operator's offer, the only roads between them, and who may take which: the one table of
 * `docs/decisions/0016`. What follows an acceptance (deposit, balance, vouchers) are the states of its order and its bookings; they are not repeated here.
 */
export const QUOTATION_STATES = ['open', 'answered', 'accepted', 'closed', 'expired', 'withdrawn'] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];
export const QuotationStateSchema = Type.Enum([...QUOTATION_STATES]);

export const OFFER_STATES = [
  'requested',
  'viewed',
  'answered',
  'changes_requested',
  'accepted',
  'waiting',
  'not_chosen',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];
export const OfferStateSchema = Type.Enum([...OFFER_STATES]);

export const QUOTATION_ACTORS = ['traveller', 'operator', 'region', 'system'] as const;
export type QuotationActor = (typeof QUOTATION_ACTORS)[number];

interface Road<State, Action extends string> {
  action: Action;
  from: readonly State[];
  to: State;
  by: readonly QuotationActor[];
}

export const QUOTATION_ACTIONS = ['answer', 'accept', 'lapse', 'close', 'expire', 'withdraw', 'reassign'] as const;
export type QuotationAction = (typeof QUOTATION_ACTIONS)[number];

const QUOTATION_ROADS: readonly Road<QuotationState, QuotationAction>[] = [
  /** The first offer came. Of one that was let go, an operator may still answer a request for changes. */
  { action: 'answer', from: ['open', 'answered', 'expired'], to: 'answered', by: ['operator'] },
  { action: 'accept', from: ['answered'], to: 'accepted', by: ['traveller'] },
  /** Money that came late, for places that were free still. */
  { action: 'accept', from: ['answered', 'expired'], to: 'accepted', by: ['system'] },
  /** The deposit did not come in time, or the person let the places go. */
  { action: 'lapse', from: ['accepted'], to: 'answered', by: ['system'] },
  /** What was accepted is over: travelled, or cancelled to the last line. */
  { action: 'close', from: ['accepted'], to: 'closed', by: ['system'] },
  /** Nobody answered in time, or nothing that was answered is valid any more. */
  { action: 'expire', from: ['open', 'answered'], to: 'expired', by: ['system'] },
  { action: 'withdraw', from: ['open', 'answered'], to: 'withdrawn', by: ['traveller'] },
  /** Other operators are asked. */
  { action: 'reassign', from: ['open', 'expired'], to: 'open', by: ['traveller', 'region', 'system'] },
  { action: 'reassign', from: ['answered'], to: 'answered', by: ['traveller', 'region'] },
];

export const OFFER_ACTIONS = [
  'view',
  'send',
  'ask_changes',
  'accept',
  'lapse',
  'wait',
  'resume',
  'lose',
  'decline',
  'reject',
  'withdraw',
  'call_off',
  'expire',
] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** States in which something is still expected of somebody. */
export const OPEN_OFFERS = ['requested', 'viewed', 'answered', 'changes_requested'] as const satisfies OfferState[];

const OFFER_ROADS: readonly Road<OfferState, Exclude<OfferAction, 'resume'>>[] = [
  { action: 'view', from: ['requested'], to: 'viewed', by: ['operator'] },
  /** The first version, or a newer one while nobody accepted. */
  { action: 'send', from: OPEN_OFFERS, to: 'answered', by: ['operator'] },
  { action: 'ask_changes', from: ['answered'], to: 'changes_requested', by: ['traveller'] },
  { action: 'accept', from: ['answered'], to: 'accepted', by: ['traveller'] },
  { action: 'accept', from: ['answered', 'expired'], to: 'accepted', by: ['system'] },
  { action: 'lapse', from: ['accepted'], to: 'answered', by: ['system'] },
  /** Another offer was accepted and its deposit is awaited. */
  { action: 'wait', from: OPEN_OFFERS, to: 'waiting', by: ['system'] },
  { action: 'lose', from: ['waiting'], to: 'not_chosen', by: ['system'] },
  /** The operator cannot, or does not want to. */
  { action: 'decline', from: ['requested', 'viewed', 'changes_requested'], to: 'declined', by: ['operator'] },
  /** The traveller does not want it. */
  { action: 'reject', from: ['answered', 'changes_requested'], to: 'declined', by: ['traveller'] },
  { action: 'withdraw', from: ['answered', 'changes_requested'], to: 'withdrawn', by: ['operator'] },
  /** The whole request was withdrawn, or the operator may not sell any more. */
  { action: 'call_off', from: [...OPEN_OFFERS, 'waiting'], to: 'withdrawn', by: ['traveller', 'region', 'system'] },
  { action: 'expire', from: OPEN_OFFERS, to: 'expired', by: ['system'] },
];

/** Where a request is after an action; null where that actor may not do it from there. */
export function moveQuotation(
  state: QuotationState,
  action: QuotationAction,
  actor: QuotationActor,
): QuotationState | null {
  return follow(QUOTATION_ROADS, state, action, actor);
}

/**
 * Where an offer is after an action; null where that actor may not do it from there.
 * @param waitsFrom where a waiting offer came from: there it goes back to with `resume`.
 */
export function moveOffer(
  state: OfferState,
  action: OfferAction,
  actor: QuotationActor,
  waitsFrom: (typeof OPEN_OFFERS)[number] | null = null,
): OfferState | null {
  if (action === 'resume') return state === 'waiting' && actor === 'system' ? waitsFrom : null;
  return follow(OFFER_ROADS, state, action, actor);
}

/** What one side may do now, for the screen that draws the buttons. */
export function offerActions(state: OfferState, actor: QuotationActor): OfferAction[] {
  return OFFER_ACTIONS.filter((action) => moveOffer(state, action, actor) !== null);
}

export function quotationActions(state: QuotationState, actor: QuotationActor): QuotationAction[] {
  return QUOTATION_ACTIONS.filter((action) => moveQuotation(state, action, actor) !== null);
}

function follow<State, Action extends string>(
  roads: readonly Road<State, Action>[],
  state: State,
  action: Action,
  actor: QuotationActor,
): State | null {
  return (
    roads.find((road) => road.action === action && road.from.includes(state) && road.by.includes(actor))?.to ?? null
  );
}

/** Names as each side reads them. */
export const OFFER_STATE_NAMES: Record<OfferState, { traveller: string; operator: string }> = {
  requested: { traveller: 'Aún no lo ha leído', operator: 'Nueva' },
  viewed: { traveller: 'La está viendo', operator: 'Por responder' },
  answered: { traveller: 'Respondió', operator: 'Respondida' },
  changes_requested: { traveller: 'Pediste cambios', operator: 'Con cambios pedidos' },
  accepted: { traveller: 'Aceptada', operator: 'Aceptada' },
  waiting: { traveller: 'En espera', operator: 'En espera' },
  not_chosen: { traveller: 'No elegida', operator: 'Eligió otra' },
  declined: { traveller: 'No va', operator: 'No va' },
  expired: { traveller: 'Venció', operator: 'Venció' },
  withdrawn: { traveller: 'Retirada', operator: 'Retirada' },
};

export const QUOTATION_STATE_NAMES: Record<QuotationState, string> = {
  open: 'Esperando respuestas',
  answered: 'Con ofertas',
  accepted: 'Aceptada',
  closed: 'Terminada',
  expired: 'Vencida',
  withdrawn: 'Retirada',
};
