import { Type } from 'typebox';

/**
 * Decision `docs/decisions/0016` explains the states. After an acceptance, the order and its bookings have their own
 * states.
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

interface Transition<State, Action extends string> {
  action: Action;
  from: readonly State[];
  to: State;
  by: readonly QuotationActor[];
}

export const QUOTATION_ACTIONS = ['answer', 'accept', 'lapse', 'close', 'expire', 'withdraw', 'reassign'] as const;
export type QuotationAction = (typeof QUOTATION_ACTIONS)[number];

const QUOTATION_TRANSITIONS: readonly Transition<QuotationState, QuotationAction>[] = [
  /** The operator can send requested changes even after the request has expired. */
  { action: 'answer', from: ['open', 'answered', 'expired'], to: 'answered', by: ['operator'] },
  { action: 'accept', from: ['answered'], to: 'accepted', by: ['traveller'] },
  /** A late deposit arrived while the seats were still free. */
  { action: 'accept', from: ['answered', 'expired'], to: 'accepted', by: ['system'] },
  /** The deposit did not arrive in time, or the traveller released the seats. */
  { action: 'lapse', from: ['accepted'], to: 'answered', by: ['system'] },
  /** Each accepted service has ended or was cancelled. */
  { action: 'close', from: ['accepted'], to: 'closed', by: ['system'] },
  /** No operator answered in time, or all offers have expired. */
  { action: 'expire', from: ['open', 'answered'], to: 'expired', by: ['system'] },
  { action: 'withdraw', from: ['open', 'answered'], to: 'withdrawn', by: ['traveller'] },
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

export const OPEN_OFFERS = ['requested', 'viewed', 'answered', 'changes_requested'] as const satisfies OfferState[];

const OFFER_TRANSITIONS: readonly Transition<OfferState, Exclude<OfferAction, 'resume'>>[] = [
  { action: 'view', from: ['requested'], to: 'viewed', by: ['operator'] },
  { action: 'send', from: OPEN_OFFERS, to: 'answered', by: ['operator'] },
  { action: 'ask_changes', from: ['answered'], to: 'changes_requested', by: ['traveller'] },
  { action: 'accept', from: ['answered'], to: 'accepted', by: ['traveller'] },
  { action: 'accept', from: ['answered', 'expired'], to: 'accepted', by: ['system'] },
  { action: 'lapse', from: ['accepted'], to: 'answered', by: ['system'] },
  { action: 'wait', from: OPEN_OFFERS, to: 'waiting', by: ['system'] },
  { action: 'lose', from: ['waiting'], to: 'not_chosen', by: ['system'] },
  { action: 'decline', from: ['requested', 'viewed', 'changes_requested'], to: 'declined', by: ['operator'] },
  { action: 'reject', from: ['answered', 'changes_requested'], to: 'declined', by: ['traveller'] },
  { action: 'withdraw', from: ['answered', 'changes_requested'], to: 'withdrawn', by: ['operator'] },
  /** The traveller withdrew the whole request, or the operator may no longer sell. */
  { action: 'call_off', from: [...OPEN_OFFERS, 'waiting'], to: 'withdrawn', by: ['traveller', 'region', 'system'] },
  { action: 'expire', from: OPEN_OFFERS, to: 'expired', by: ['system'] },
];

/** @returns null if the actor may not take the action in this state */
export function moveQuotation(
  state: QuotationState,
  action: QuotationAction,
  actor: QuotationActor,
): QuotationState | null {
  return follow(QUOTATION_TRANSITIONS, state, action, actor);
}

/**
 * @param waitsFrom state before `waiting`, which the action `resume` restores
 * @returns null if the actor may not take the action in this state
 */
export function moveOffer(
  state: OfferState,
  action: OfferAction,
  actor: QuotationActor,
  waitsFrom: (typeof OPEN_OFFERS)[number] | null = null,
): OfferState | null {
  if (action === 'resume') return state === 'waiting' && actor === 'system' ? waitsFrom : null;
  return follow(OFFER_TRANSITIONS, state, action, actor);
}

export function offerActions(state: OfferState, actor: QuotationActor): OfferAction[] {
  return OFFER_ACTIONS.filter((action) => moveOffer(state, action, actor) !== null);
}

export function quotationActions(state: QuotationState, actor: QuotationActor): QuotationAction[] {
  return QUOTATION_ACTIONS.filter((action) => moveQuotation(state, action, actor) !== null);
}

function follow<State, Action extends string>(
  transitions: readonly Transition<State, Action>[],
  state: State,
  action: Action,
  actor: QuotationActor,
): State | null {
  return (
    transitions.find(
      (transition) => transition.action === action && transition.from.includes(state) && transition.by.includes(actor),
    )?.to ?? null
  );
}

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

const CONVERSATION_CLOSED: readonly OfferState[] = ['not_chosen', 'declined', 'withdrawn'];

export function isConversationOpen(state: OfferState): boolean {
  return !CONVERSATION_CLOSED.includes(state);
}
