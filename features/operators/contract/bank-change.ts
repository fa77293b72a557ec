import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';

/** During the wait, owners and region can notice a change that was made with a stolen session. */
export const BANK_CHANGE_STATES = ['waiting', 'in_force', 'stopped', 'replaced'] as const;
export type BankChangeState = (typeof BANK_CHANGE_STATES)[number];

export const BANK_CHANGE_ACTIONS = ['apply', 'stop', 'replace'] as const;
export type BankChangeAction = (typeof BANK_CHANGE_ACTIONS)[number];

export type BankChangeActor = 'operator' | 'region' | 'system';

const STEPS: Record<BankChangeAction, { to: BankChangeState; by: readonly BankChangeActor[] }> = {
  apply: { to: 'in_force', by: ['system'] },
  stop: { to: 'stopped', by: ['operator', 'region'] },
  replace: { to: 'replaced', by: ['operator'] },
};

/** Returns null if the actor may not take the action. Only a waiting change can move. */
export function moveBankChange(
  state: BankChangeState,
  action: BankChangeAction,
  actor: BankChangeActor,
): BankChangeState | null {
  const { to, by } = STEPS[action];
  return state === 'waiting' && by.includes(actor) ? to : null;
}

/** Hours for which a changed account waits. The setting `payout_account_wait_hours` overrides this number. */
export const BANK_WAIT_HOURS = 72;

export const BankChange = Type.Object({
  id: Id,
  state: Type.Enum([...BANK_CHANGE_STATES]),
  bank: Type.String(),
  ending: Type.String(),
  askedAt: Instant,
  askedBy: orNull(Type.String()),
  dueAt: Instant,
  decidedAt: orNull(Instant),
  decidedBy: orNull(Type.String()),
  reason: orNull(Type.String()),
});
export type BankChange = Static<typeof BankChange>;

export const BANK_CHANGE_WORDS: Record<BankChangeState, string> = {
  waiting: 'Espera',
  in_force: 'En uso desde entonces',
  stopped: 'Detenido',
  replaced: 'Reemplazado por otro cambio',
};

export const StopBankChange = Type.Object(
  { reason: Type.String({ minLength: 3, maxLength: 600 }) },
  { additionalProperties: false },
);
