import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { BookingMoney } from '#features/bookings/contract/on-site.ts';
import { GiveBack, OnSitePayments, ReceiptLink, ReturnReceipt, TakeBalance } from '#features/bookings/web/public.ts';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { recordOnSiteReturn } from '#features/checkout/contract/operator-routes.ts';
import { momentWords, Panel, useOperator } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { GivenBackList } from './given-back-list.tsx';
import { bookingQuery, renewBookings } from './sold.queries.ts';

/** Shows the payments on the spot, the amount that is still due, and the amount that the operator gives back by hand. */
export function Balance({ booking, money }: { booking: OperatorBooking; money: BookingMoney }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId, name: operator, zone, commissionBps } = useOperator();
  const { id: bookingId, currency, giveBack, returns, party } = booking;
  const own = { operatorId, bookingId, money };
  const { queryKey } = bookingQuery(api, operatorId, bookingId);
  const reload = () => renewBookings(queries, operatorId);
  function show(after: OperatorBooking) {
    queries.setQueryData(queryKey, after);
    reload();
  }
  const amount = (minor: number) => formatMoney(minor, currency);
  const valid = returns.filter(({ voided }) => voided === null);
  const returned = sumOf(valid);
  const received = booking.byHand?.paid ?? sumOf(money.onSite);
  const receipt = {
    ...{ operator, name: booking.name, phone: party?.contact.phone ?? null, title: booking.title },
    ...{ reference: booking.reference, localDate: booking.localDate, localTime: booking.localTime },
  };
  /** The departure was called off, and the guest has not chosen another date or the money. */
  const waits = booking.calledOff && booking.state !== 'CANCELLED' && money.owed < money.total;
  if (money.owed === 0 && money.onSite.length === 0 && giveBack === 0) return null;
  return (
    <Panel title={<Trans>Saldo</Trans>}>
      <p>
        {waits && booking.paid === 0 ? (
          <Trans>Todavía no había pagado nada.</Trans>
        ) : waits ? (
          <Trans>Ya pagó {amount(booking.paid ?? money.total)}. Pasa a su nueva fecha, o se lo devuelves.</Trans>
        ) : giveBack > 0 ? (
          <Trans>Falta que le devuelvas {amount(giveBack)}.</Trans>
        ) : returned > 0 && money.owed === 0 ? (
          <Trans>
            Te pagó {amount(received)} y le devolviste {amount(returned)}.
          </Trans>
        ) : money.owed > 0 && money.owed < money.total ? (
          <Trans>
            Ya pagó {amount(money.total - money.owed)} de {amount(money.total)}: falta cobrar {amount(money.owed)}.
          </Trans>
        ) : money.owed > 0 ? (
          <Trans>Falta cobrar {amount(money.owed)}.</Trans>
        ) : (
          <Trans>No queda nada por cobrar.</Trans>
        )}
      </p>
      <GiveBack
        left={giveBack}
        currency={currency}
        paidBy={money.onSite.at(-1)?.means ?? 'cash'}
        send={async (body, call) => {
          show(await api.call(recordOnSiteReturn, { params: { operatorId, bookingId }, body, ...call }));
          toast({ text: t`Anotado: le devolviste ${amount(body.amount)}.` });
        }}
      />
      <GivenBackList booking={booking} onVoided={show} />
      <ReturnReceipt returns={valid} left={giveBack} currency={currency} zone={zone} {...receipt} />
      <TakeBalance
        {...own}
        who={booking.name ?? t`la reserva`}
        hasEmail={Boolean(party?.contact.email)}
        phone={party?.contact.phone ?? null}
        commissionBps={booking.byHand ? 0 : commissionBps}
        onTaken={reload}
      />
      <OnSitePayments
        {...own}
        canVoid={booking.can.void && !waits}
        clock={(at) => momentWords(new Date(at), zone)}
        onVoided={reload}
      />
      {booking.can.void && !waits && (
        <ReceiptLink money={money} before={booking.byHand ? undefined : t`Con tarjeta, en la página`} {...receipt} />
      )}
    </Panel>
  );
}

const sumOf = (moved: readonly { amount: number }[]): number => moved.reduce((sum, { amount }) => sum + amount, 0);
