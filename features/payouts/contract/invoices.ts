import { type Static, Type } from 'typebox';
import { Id, Instant } from '#features/schema.ts';
import { INVOICE_STATES } from './invoice-states.ts';

/** An invoice about commission that no payout covers. All amounts are in minor units. */
export const CommissionInvoice = Type.Object({
  id: Id,
  number: Type.String(),
  currency: Type.String(),
  amount: Type.Integer({ minimum: 1 }),
  state: Type.Enum([...INVOICE_STATES]),
  issuedAt: Instant,
  changedAt: Instant,
});
export type CommissionInvoice = Static<typeof CommissionInvoice>;
