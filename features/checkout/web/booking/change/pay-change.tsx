import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { withdrawChange } from '../../../contract/booking-routes.ts';
import type { OpenChange } from '../../../contract/change.ts';
import type { Order, OrderBooking, StartTransactionBody } from '../../../contract/order.ts';
import { tryOf } from '../../order-keys.ts';
import { DeclineNote } from '../../pay/card/decline-note.tsx';
import { Countdown } from '../../pay/countdown.tsx';
import { startFor } from '../../pay/pay-routes.ts';
import { OPEN_STATES, usePayment } from '../../pay/use-payment.ts';
import { useNow } from '../../use-now.ts';
import styles from '../booking.module.css';
import own from './change.module.css';
import { TroubleLine } from './trouble-line.tsx';

interface PayChangeProps {
  order: Order;
  booking: OrderBooking;
  change: OpenChange;
  orderKey: Record<string, string>;
  onOrder: (order: Order) => void;
  refresh: () => Promise<void>;
}

export function PayChange({ order, booking, change, orderKey, onOrder, refresh }: PayChangeProps) {
  const { t } = useLingui();
  const api = useApi();
  const [search] = useSearchParams();
  const submission = useSubmit();
  const { isBusy, submit: run } = submission;
  const tries = { ...order, payments: order.payments.filter(({ instalment }) => instalment === change.instalment) };
  const { payment, silent, ask } = usePayment(tries, orderKey, search.get('pago'), refresh);
  const left = Date.parse(change.until) - useNow(true);
  const isOpen = payment !== null && OPEN_STATES.includes(payment.state);
  const failed = payment !== null && (payment.state === 'declined' || payment.state === 'voided') ? payment : null;
  const { contact } = order;
  const instalment = change.instalment!;
  const amount = formatMoney(change.charge, order.currency);

  const pay = () =>
    run(async () => {
      if (!contact) return;
      const body: StartTransactionBody = {
        orderId: order.id,
        key: tryOf(order.id, instalment),
        instalment,
        mode: 'page',
        payer: { name: contact.name, email: contact.email },
        accepted: [],
      };
      const begun = await api.call(startFor(orderKey), { body, headers: orderKey, quiet: true });
      if (begun.payment.action) location.assign(begun.payment.action.url);
      else await refresh();
    });
  const withdraw = () =>
    run(async () => {
      const params = { reference: booking.reference };
      onOrder(await api.call(withdrawChange, { params, headers: orderKey, quiet: true }));
    });

  return (
    <section className={own.ask} aria-label={t`El cambio que falta pagar`}>
      <h3>
        <Trans>Falta pagar el cambio</Trans>
      </h3>
      <dl className={own.two}>
        <div>
          <dt>
            <Trans>Ahora</Trans>
          </dt>
          <dd className="num">{whenWords(booking.snapshot)}</dd>
        </div>
        {change.to && (
          <div>
            <dt>
              <Trans>Después de pagar</Trans>
            </dt>
            <dd className="num">{whenWords(change.to)}</dd>
          </div>
        )}
      </dl>
      {left > 0 ? (
        <Countdown left={left} />
      ) : (
        <p role="status">
          <Trans>Se acabó el tiempo: los lugares nuevos ya no están guardados y tu reserva sigue como estaba.</Trans>
        </p>
      )}
      {isOpen && (
        <p role="status" className={own.soft}>
          {silent ? (
            <Trans>Sin conexión no sabemos qué dijo tu banco; lo miramos en cuanto vuelva.</Trans>
          ) : (
            <Trans>Esperamos la respuesta de tu banco. Puedes dejar esta página: no se pierde nada.</Trans>
          )}
        </p>
      )}
      {failed && <DeclineNote payment={failed} />}
      <TroubleLine of={submission} />
      <div className={styles.acts}>
        {left > 0 && contact && (
          <Button disabled={isBusy} onClick={() => void pay()}>
            {isOpen ? <Trans>Volver al pago de {amount}</Trans> : <Trans>Pagar {amount}</Trans>}
          </Button>
        )}
        {isOpen && silent && (
          <Button kind="quiet" onClick={() => void ask()}>
            <Trans>Preguntar otra vez</Trans>
          </Button>
        )}
        <Button kind="bare" disabled={isBusy} onClick={() => void (left > 0 ? withdraw() : refresh())}>
          <Trans>Dejar la reserva como está</Trans>
        </Button>
      </div>
    </section>
  );
}
