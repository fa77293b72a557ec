import { type Static, Type } from 'typebox';
import { EmailRequested } from '#features/accounts/contract/account.ts';
import { Id, Instant } from '#features/schema.ts';
import type { CheckoutErrorCode } from './errors.ts';

/** A buyer without an account confirms an e-mail address with a code, and is not anonymous from then on. */

const Email = Type.String({ format: 'email', maxLength: 254 });

export const CODE_DIGITS = 6;

export const AskEmailCode = Type.Object({
  email: Email,
  /** Made by the browser: only it can use the code. The same as that of its orders. */
  browser: Id,
});
export type AskEmailCode = Static<typeof AskEmailCode>;
export const EmailCodeRequested = EmailRequested;
export type EmailCodeRequested = EmailRequested;

export const ConfirmEmailBody = Type.Object({
  email: Email,
  browser: Id,
  /** As it was typed: blanks and hyphens do no harm. */
  code: Type.String({ minLength: 1, maxLength: 30 }),
});
export type ConfirmEmailBody = Static<typeof ConfirmEmailBody>;

/** `pass` goes with the orders of this browser until then. */
export const ConfirmedEmail = Type.Object({ pass: Type.String(), until: Instant });
export type ConfirmedEmail = Static<typeof ConfirmedEmail>;

/** Refusals of an anonymous order that a confirmed e-mail address ends. */
const CONFIRMABLE: readonly string[] = [
  'anonymous_share_held',
  'network_share_held',
  'browser_orders_open',
  'hold_ran_out',
] satisfies CheckoutErrorCode[];

export const isConfirmable = (code: string): boolean => CONFIRMABLE.includes(code);
