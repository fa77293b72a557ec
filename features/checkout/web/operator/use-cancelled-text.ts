import { useLingui } from '@lingui/react/macro';
import type { CancellationCause } from '#features/bookings/contract/booking.ts';
import { useReturnedWords } from '#features/bookings/web/public.ts';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useTextParts } from './use-text-parts.ts';

const BY_OPERATOR: ReadonlySet<CancellationCause | undefined> = new Set([
  'operator',
  'weather',
  'minimum',
  'authority',
]);

/** Returns a function that writes to the guest of a cancelled booking, with the money that was given back. */
export function useCancelledText(): (booking: OperatorBooking) => string {
  const { t } = useLingui();
  const { zone } = useOperator();
  const { hello, plan, when, code } = useTextParts();
  const returned = useReturnedWords();

  function moneyLines({ cancellation, returns, giveBack, hasPaid, currency }: OperatorBooking): string[] {
    const amount = (minor: number) => formatMoney(minor, currency);
    const given = returns.filter(({ voided }) => voided === null).map((one) => returned(one, currency, zone));
    const byCard = (cancellation?.refund ?? 0) - (cancellation?.byHand ?? 0);
    const onCard = byCard > 0 ? [t`Devolvimos ${amount(byCard)} a tu tarjeta: puede tardar unos días en verse.`] : [];
    const left =
      giveBack > 0
        ? [given.length > 0 ? t`Falta devolverte ${amount(giveBack)}.` : t`Te vamos a devolver ${amount(giveBack)}.`]
        : [];
    const lines = [...given, ...left, ...onCard];
    return lines.length === 0 && hasPaid && cancellation?.cause === 'traveller'
      ? [t`Según la política de cancelación, no hay devolución.`]
      : lines;
  }

  return (booking) => {
    const { name, reference, cancellation } = booking;
    const isOwn = BY_OPERATOR.has(cancellation?.cause);
    const news =
      cancellation?.cause === 'traveller'
        ? t`Cancelamos tu reserva, como pediste:`
        : isOwn
          ? t`Tuvimos que cancelar tu reserva:`
          : t`Tu reserva quedó cancelada:`;
    return [
      hello(name, news),
      plan(booking),
      when(booking),
      ...(isOwn && cancellation?.reason ? [t`El motivo: ${cancellation.reason}`] : []),
      ...moneyLines(booking),
      code(reference),
    ].join('\n');
  };
}
