/** `docs/decisions/0015` defines the states of an order, which is one buyer's basket. */
export const ORDER_STATES = ['held', 'confirmed', 'lapsed', 'released', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_ACTIONS = ['confirm', 'lapse', 'release', 'cancel'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

const TRANSITIONS: Record<OrderAction, { from: readonly OrderState[]; to: OrderState }> = {
  /** If money arrives late, a lapsed order is confirmed if all its seats are still free. */
  confirm: { from: ['held', 'lapsed'], to: 'confirmed' },
  lapse: { from: ['held'], to: 'lapsed' },
  /** The buyer gives up the seats before paying. */
  release: { from: ['held'], to: 'released' },
  /** The last active booking of the order is cancelled. */
  cancel: { from: ['confirmed'], to: 'cancelled' },
};

export function moveOrder(state: OrderState, action: OrderAction): OrderState | null {
  const { from, to } = TRANSITIONS[action];
  return from.includes(state) ? to : null;
}
