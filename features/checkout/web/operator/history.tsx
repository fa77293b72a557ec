import { Trans, useLingui } from '@lingui/react/macro';
import { Age } from '#features/backoffice/web/public.ts';
import type { BookingPayment, OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { Panel } from '#features/operators/web/public.ts';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { formatMoney } from '#web/format/money.ts';
import { Dots } from '#web/ui/dots.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from './sold-booking.module.css';
import { paidSoFar, useStepWords } from './use-step-words.ts';

export function History({ booking }: { booking: OperatorBooking }) {
  const { cancellation, currency } = booking;
  const entries = useEntries(booking);
  // The screen shows the operator's own part as money that the operator still gives back.
  const returned = (cancellation?.refund ?? 0) - (cancellation?.byHand ?? 0);
  return (
    <Panel title={<Trans>Historial</Trans>}>
      <ol className={styles.history}>
        {entries.map(({ key, at, name, who, note }) => (
          <li key={key}>
            <b>{name}</b>
            <small>
              <Dots>
                {who}
                <Age at={at} />
              </Dots>
            </small>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
      {cancellation && returned > 0 && (
        <p className={textStyles.soft}>
          {cancellation.pending ? (
            <Trans>Se están devolviendo {formatMoney(returned, currency)}.</Trans>
          ) : (
            <Trans>Se devolvieron {formatMoney(returned, currency)}.</Trans>
          )}
        </p>
      )}
    </Panel>
  );
}

interface Entry {
  key: string;
  at: string;
  name: string;
  who: string | null;
  note: string | null;
}

/** Returns the steps of the booking and the money that moved on the spot, the earliest first. */
function useEntries(booking: OperatorBooking): Entry[] {
  const { t } = useLingui();
  const { history, onSite, returns, byHand, total, owed, currency, cancellation, name } = booking;
  const paid = byHand ? paidSoFar({ paid: byHand.paid, total }) : owed > 0 ? 'part' : 'all';
  const words = useStepWords(paid, 'operator', cancellation?.cause ?? null, name);
  const money = (minor: number) => formatMoney(minor, currency);
  // A later change of date or party may have changed the price.
  const keepsPrice = !history.some(({ action }) => action === 'move' || action === 'amend');

  function atEntry({ paidAtEntry }: NonNullable<typeof byHand>): string | null {
    const parts = [
      keepsPrice && t`Precio: ${money(total)}.`,
      paidAtEntry > 0 && t`Ya te había pagado ${money(paidAtEntry)}.`,
    ];
    return parts.filter(Boolean).join(' ') || null;
  }

  const steps = history.map(({ at, action, actor, who, reason }) => ({
    ...{ key: at + action, at, who, name: words(action, actor) },
    note: byHand && action === 'hold' && actor === 'operator' ? atEntry(byHand) : reason,
  }));
  const movedMoney = ({ id, at, by, means, voided }: BookingPayment, name: string, voidName: string): Entry[] => [
    { key: id, at, who: by, name, note: ON_SITE_WORDS[means] },
    ...(voided ? [{ key: `${id}/void`, at: voided.at, who: voided.by, note: voided.reason, name: voidName }] : []),
  ];
  const payments = onSite.flatMap((one) =>
    movedMoney(one, t`Cobraste ${money(one.amount)}`, t`Se anuló el cobro de ${money(one.amount)}`),
  );
  const givenBack = returns.flatMap((one) =>
    movedMoney(one, t`Le devolviste ${money(one.amount)}`, t`Se anuló la devolución de ${money(one.amount)}`),
  );
  return [...steps, ...payments, ...givenBack].sort((one, other) => one.at.localeCompare(other.at));
}
