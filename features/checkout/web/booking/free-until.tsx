import { Trans } from '@lingui/react/macro';
import { fullRefundUntil } from '#features/operators/contract/cancellation-refund.ts';
import { momentWords } from '#features/operators/web/public.ts';
import textStyles from '#web/ui/text.module.css';
import type { OrderBooking } from '../../contract/order.ts';

/** Shows without a connection until when a cancellation costs nothing. Cancelling itself needs a connection. */
export function FreeUntil({ snapshot: { policy, startsAt, zone } }: Pick<OrderBooking, 'snapshot'>) {
  const free = fullRefundUntil(policy, new Date(startsAt), zone, new Date());
  return (
    free && (
      <p className={textStyles.soft}>
        <Trans>Cancelas gratis hasta el {momentWords(free, zone)}, con conexión.</Trans>
      </p>
    )
  );
}
