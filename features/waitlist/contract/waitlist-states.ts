import { type Static, Type } from 'typebox';

export const WAITLIST_STATES = ['unconfirmed', 'waiting', 'offered', 'taken', 'expired', 'left', 'ended'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];
export const WaitlistStateSchema = Type.Enum([...WAITLIST_STATES]);

export const WAITLIST_ACTIONS = ['confirm', 'offer', 'take', 'expire', 'leave', 'end'] as const;
export type WaitlistAction = (typeof WAITLIST_ACTIONS)[number];

export const WAITLIST_ENDINGS = ['cutoff', 'called_off', 'plan_changed'] as const;
export const WaitlistEnding = Type.Enum([...WAITLIST_ENDINGS]);
export type WaitlistEnding = Static<typeof WaitlistEnding>;

const TRANSITIONS: Record<WaitlistAction, { from: readonly WaitlistState[]; to: WaitlistState }> = {
  confirm: { from: ['unconfirmed'], to: 'waiting' },
  offer: { from: ['waiting'], to: 'offered' },
  /** The money of an expired offer may still arrive, and may still find the places free. */
  take: { from: ['offered', 'expired'], to: 'taken' },
  expire: { from: ['offered'], to: 'expired' },
  leave: { from: ['unconfirmed', 'waiting', 'offered'], to: 'left' },
  /** The list ends for everyone, or the waiting party can no longer be sold. */
  end: { from: ['waiting', 'offered'], to: 'ended' },
};

/** @returns null if the action is not allowed. */
export function moveWaitlistEntry(state: WaitlistState, action: WaitlistAction): WaitlistState | null {
  const { from, to } = TRANSITIONS[action];
  return from.includes(state) ? to : null;
}
