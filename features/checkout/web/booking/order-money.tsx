import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { stillDue } from '#features/bookings/contract/still-due.ts';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { isPaid, OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import { useFace } from '#web/face.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import textStyles from '#web/ui/text.module.css';
import { withoutClosed } from '../../contract/closed-balance.ts';
import type { Order, StartTransactionBody } from '../../contract/order.ts';
import { endTry, tryOf } from '../order-keys.ts';
import { startFor } from '../pay/pay-routes.ts';
import styles from './booking.module.css';
import { TroubleLine } from './change/trouble-line.tsx';
import { sumsOf } from './order-sums.ts';
import { PassOn } from './pass-on.tsx';
import { useReceipt } from './use-download.ts';

interface OrderMoneyProps {
  order: Order;
  orderKey: Record<string, string>;
  offline: boolean;
}

export function OrderMoney({ order, orderKey, offline }: OrderMoneyProps) {
  const { t } = useLingui();
  const api = useApi();
  const receipt = useReceipt(order, orderKey);
  const submission = useSubmit();
  const [isLeaving, setLeaving] = useState(false);
  const { currency, payments, onSite = [], refunds, contact } = order;
  const { timeZone, law } = useFace();
  const dayOf = (instant: string) => formatDate(localDate(timeZone, new Date(instant)));
  const paid = payments.filter(({ state }) => isPaid(state));
  const { schedule } = order;
  const due =
    order.state === 'confirmed' ? stillDue(withoutClosed(schedule, order.paid, order.bookings), order.paid) : [];
  const [next] = due;
  const sums = sumsOf(order, due);
  const isCharged = law.sells !== 'nothing';

  async function pay() {
    if (!next || !contact) return;
    const body: StartTransactionBody = {
      orderId: order.id,
      key: tryOf(order.id, next.number),
      instalment: next.number,
      mode: 'page',
      payer: { name: contact.name, email: contact.email },
      accepted: [],
    };
    await submission.submit(async (call) => {
      const begun = await api.call(startFor(orderKey), { body, headers: orderKey, ...call });
      // The button stays disabled until the browser shows the next page.
      setLeaving(true);
      if (begun.payment.action) return location.assign(begun.payment.action.url);
      // If the payment has ended, the next payment needs a new key.
      if (!OPEN_PAYMENTS.includes(begun.payment.state)) endTry(order.id, next.number);
      location.reload();
    });
  }

  return (
    <section className={styles.money} aria-label={t`Lo pagado y lo que falta`}>
      <dl>
        {paid.map((payment) => (
          <div key={payment.id}>
            <dt>
              <Trans>Pagaste el {dayOf(payment.at)}</Trans>
              {payment.card && (
                <>
                  {' · '}
                  <span className={styles.card}>{`${payment.card.brand} ···· ${payment.card.last4}`}</span>
                </>
              )}
              {!offline && (
                <button type="button" className={styles.receipt} onClick={() => void receipt(payment.id)}>
                  <FileDown size={16} aria-hidden />
                  <Trans>Recibo</Trans>
                </button>
              )}
            </dt>
            <dd className="num">{formatMoney(payment.captured, currency)}</dd>
          </div>
        ))}
        {onSite.map(({ id, means, amount, at }) => (
          <div key={id}>
            <dt>
              <Trans>Le pagaste al operador el {dayOf(at)}</Trans> · {ON_SITE_WORDS[means]}
            </dt>
            <dd className="num">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        {refunds.map(({ id, amount, state, at, settledAt }) => (
          <div key={id} className={styles.back}>
            <dt>
              {state === 'settled' ? (
                <Trans>Te devolvimos el {dayOf(settledAt ?? at)}</Trans>
              ) : (
                <Trans>Te devolvemos, desde el {dayOf(at)} en camino</Trans>
              )}
            </dt>
            <dd className="num">− {formatMoney(amount, currency)}</dd>
          </div>
        ))}
        {due.map(({ number, amount, dueAt }) => (
          <div key={number}>
            <dt>{isCharged ? <Trans>Pagas el {dayOf(dueAt)}</Trans> : <Trans>Falta, para el {dayOf(dueAt)}</Trans>}</dt>
            <dd className="num">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {sums.paused > 0 ? (
              <Trans>Pagado hasta hoy</Trans>
            ) : sums.ends === sums.bought ? (
              <Trans>Total</Trans>
            ) : (
              <Trans>Al final pagas</Trans>
            )}
          </dt>
          <dd className="num">{formatMoney(sums.ends, currency)}</dd>
        </div>
      </dl>
      {sums.paused > 0 && (
        <p className={textStyles.soft}>
          <Trans>
            No se cobran los {formatMoney(sums.paused, currency)} que faltaban por la salida cancelada. Si eliges otra
            fecha, los pagas como antes.
          </Trans>
        </p>
      )}
      {sums.waived > 0 && (
        <p className={textStyles.soft}>
          <Trans>
            De los {formatMoney(sums.bought, currency)} de la reserva, {formatMoney(sums.waived, currency)} ya no se
            deben.
          </Trans>
        </p>
      )}
      <TroubleLine of={submission} />
      {next && !isCharged && (
        <p className={textStyles.soft}>
          <Trans>Este sitio ya no cobra: lo que falta lo acuerdas con el operador.</Trans>
        </p>
      )}
      {next && contact && !offline && isCharged && (
        <Button kind="quiet" disabled={submission.isBusy || isLeaving} onClick={() => void pay()}>
          <Trans>Pagar ahora {formatMoney(next.amount, currency)}</Trans>
        </Button>
      )}
      {due.length > 0 && !offline && isCharged && <PassOn order={order} due={due} orderKey={orderKey} />}
    </section>
  );
}
