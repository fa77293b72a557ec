import { type Static, Type } from 'typebox';
import { EmailRequested } from '#features/accounts/contract/account.ts';
import { Id, Instant } from '#features/schema.ts';
import type { CheckoutErrorCode } from './errors.ts';

const Email = Type.String({ format: 'email', maxLength: 254 });

export const CODE_DIGITS = 6;

export const AskEmailCode = Type.Object({
  email: Email,
  browser: Id,
});
export type AskEmailCode = Static<typeof AskEmailCode>;
export const EmailCodeRequested = EmailRequested;
export type EmailCodeRequested = EmailRequested;

export const ConfirmEmailBody = Type.Object({
  email: Email,
  browser: Id,
  code: Type.String({ minLength: 1, maxLength: 30 }),
});
export type ConfirmEmailBody = Static<typeof ConfirmEmailBody>;

/** The browser sends `pass` with its orders. The server accepts it until `until`. */
export const ConfirmedEmail = Type.Object({ pass: Type.String(), until: Instant });
export type ConfirmedEmail = Static<typeof ConfirmedEmail>;

/** An anonymous buyer avoids these errors by confirming an email address. */
const CONFIRMABLE: readonly string[] = [
  'anonymous_share_held',
  'network_share_held',
  'browser_orders_open',
  'hold_ran_out',
] satisfies CheckoutErrorCode[];

export const isConfirmable = (code: string): boolean => CONFIRMABLE.includes(code);
