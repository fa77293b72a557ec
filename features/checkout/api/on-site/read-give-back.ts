import type { BookingRow } from '#features/bookings/api/public.ts';
import {
  type ReadReturn,
  readByHand,
  readOnSiteHistory,
  readOnSiteReturns,
  readOrderPayments,
} from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { OperatorSaleRow } from '../operator/operator-sale.store.ts';
import { leftToGiveBack } from './give-back.rules.ts';

export interface OnSiteMoney {
  onSite: Awaited<ReturnType<typeof readOnSiteHistory>>;
  returns: ReadReturn[];
  /** Minor units that the operator noted as paid without a payment, as in bookings that are older than `means`. */
  paidAtEntry: number;
  /** Minor units that the operator must still give back by hand. */
  left: number;
  /** The part of `left` that the ledger knows. */
  inLedger: number;
}

export async function readGiveBack(
  db: Database,
  region: string,
  row: OperatorSaleRow,
  { id, order_id, cancellation }: Pick<BookingRow, 'id' | 'order_id' | 'cancellation'>,
): Promise<OnSiteMoney> {
  const [onSite, returns, ledger, payments] = await Promise.all([
    readOnSiteHistory(db, region, id),
    readOnSiteReturns(db, region, id),
    readByHand(db, region, id),
    row.channel === 'desk' ? readOrderPayments(db, region, order_id!) : [],
  ]);
  const later =
    payments.reduce((sum, { captured }) => sum + captured, 0) +
    onSite.reduce((sum, { amount, voided_at }) => (voided_at ? sum : sum + amount), 0);
  const paidAtEntry = row.channel === 'desk' ? Math.max(0, (row.paid ?? 0) - later) : 0;
  const goesBack = row.state === 'CANCELLED' && cancellation !== null && cancellation.cause !== 'traveller';
  const returned = returns.reduce((sum, { amount, voided_at }) => (voided_at ? sum : sum + amount), 0);
  const left = leftToGiveBack({ ledger, unbooked: goesBack ? paidAtEntry : 0, returned });
  return { onSite, returns, paidAtEntry, ...left };
}
