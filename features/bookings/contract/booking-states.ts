export const BOOKING_STATES = [
  'ON_HOLD',
  'PENDING',
  'CONFIRMED',
  'REDEEMED',
  'NO_SHOW',
  'CANCELLED',
  'EXPIRED',
  'REJECTED',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const BOOKING_ACTORS = ['traveller', 'operator', 'region', 'reseller', 'system'] as const;
export type BookingActor = (typeof BOOKING_ACTORS)[number];

export const BOOKING_ACTIONS = [
  'confirm',
  'ask',
  'accept',
  'reject',
  'release',
  'expire',
  'revive',
  'redeem',
  'unredeem',
  'miss',
  'cancel',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

export const HOLDS_PLACES: readonly BookingState[] = ['ON_HOLD', 'PENDING', 'CONFIRMED', 'REDEEMED', 'NO_SHOW'];

interface Transition {
  from: readonly BookingState[];
  to: BookingState;
  by: readonly BookingActor[];
}

const BUYER: readonly BookingActor[] = ['traveller', 'reseller', 'system'];
const SELLER: readonly BookingActor[] = ['operator', 'region', 'system'];

const TRANSITIONS: Record<BookingAction, Transition> = {
  /** The booking is paid, or a reseller sold it and pays later. */
  confirm: { from: ['ON_HOLD'], to: 'CONFIRMED', by: BUYER },
  /** The booking is paid, and the operator must still accept it. */
  ask: { from: ['ON_HOLD'], to: 'PENDING', by: BUYER },
  accept: { from: ['PENDING'], to: 'CONFIRMED', by: SELLER },
  reject: { from: ['PENDING'], to: 'REJECTED', by: SELLER },
  release: { from: ['ON_HOLD'], to: 'CANCELLED', by: ['traveller', 'reseller', 'operator', 'region', 'system'] },
  expire: { from: ['ON_HOLD'], to: 'EXPIRED', by: ['system'] },
  /** The payment arrives after the hold has expired. */
  revive: { from: ['EXPIRED'], to: 'CONFIRMED', by: ['system'] },
  redeem: { from: ['CONFIRMED', 'NO_SHOW'], to: 'REDEEMED', by: ['operator', 'region'] },
  unredeem: { from: ['REDEEMED', 'NO_SHOW'], to: 'CONFIRMED', by: ['operator', 'region'] },
  miss: { from: ['CONFIRMED'], to: 'NO_SHOW', by: ['operator', 'region', 'system'] },
  cancel: {
    from: ['CONFIRMED', 'PENDING'],
    to: 'CANCELLED',
    by: ['traveller', 'reseller', 'operator', 'region', 'system'],
  },
};

export type BookingMove = { ok: true; to: BookingState } | { ok: false; code: 'booking_action_refused' };

export function moveBookingState(state: BookingState, actor: BookingActor, action: BookingAction): BookingMove {
  const { from, to, by } = TRANSITIONS[action];
  return from.includes(state) && by.includes(actor) ? { ok: true, to } : { ok: false, code: 'booking_action_refused' };
}

export function bookingActions(state: BookingState, actor: BookingActor): BookingAction[] {
  return BOOKING_ACTIONS.filter((action) => moveBookingState(state, actor, action).ok);
}
