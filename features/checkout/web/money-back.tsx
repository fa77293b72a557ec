import { Trans } from '@lingui/react/macro';
import { formatMoney } from '#web/format/money.ts';
import type { AccountOrder } from '../contract/account-orders.ts';

export function MoneyBack({
  order: { refunded, returning, currency },
}: {
  order: Pick<AccountOrder, 'refunded' | 'returning' | 'currency'>;
}) {
  return (
    <>
      {refunded > 0 && (
        <small>
          <Trans>Te devolvimos {formatMoney(refunded, currency)}</Trans>
        </small>
      )}
      {returning > 0 && (
        <small>
          <Trans>{formatMoney(returning, currency)} en camino de vuelta a ti</Trans>
        </small>
      )}
    </>
  );
}
