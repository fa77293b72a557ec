import { Trans } from '@lingui/react/macro';
import type { OperatorBookingRow } from '#features/checkout/contract/operator-bookings.ts';
import { momentWords, useOperator } from '#features/operators/web/public.ts';

/** Says what the guest of a called-off departure still chooses, and until when. */
export function ChoiceLeft({
  booking,
}: {
  booking: Pick<OperatorBookingRow, 'chooseUntil' | 'hasEmail' | 'hasPaid' | 'channel'>;
}) {
  const { zone } = useOperator();
  const { chooseUntil, hasEmail, hasPaid, channel } = booking;
  if (chooseUntil === null && !hasPaid) return <Trans>Cancelaste su salida. No había pagado nada.</Trans>;
  if (chooseUntil === null) return <Trans>Cancelaste su salida: se le devuelve todo lo que pagó.</Trans>;
  const until = momentWords(new Date(chooseUntil), zone);
  if (!hasPaid && hasEmail) return <Trans>Cancelaste su salida. Puede elegir otra fecha hasta el {until}.</Trans>;
  if (!hasPaid) return <Trans>Cancelaste su salida. Pregúntale si quiere otra fecha, hasta el {until}.</Trans>;
  if (hasEmail || channel === 'octo')
    return <Trans>Cancelaste su salida. Puede elegir otra fecha o su dinero hasta el {until}.</Trans>;
  return <Trans>Cancelaste su salida. Pregúntale si quiere otra fecha o su dinero, hasta el {until}.</Trans>;
}
