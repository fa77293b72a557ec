import { formatMoney } from '#web/format/money.ts';
import type { AccountOrder } from '../contract/account-orders.ts';

/** The price of an order that is over is small and struck through, so that it does not read as owed. */
export function OrderAmount({
  order: { state, total, currency },
}: {
  order: Pick<AccountOrder, 'state' | 'total' | 'currency'>;
}) {
  const price = formatMoney(total, currency);
  return state === 'held' || state === 'confirmed' ? (
    <b className="num">{price}</b>
  ) : (
    <small className="num">
      <s>{price}</s>
    </small>
  );
}
