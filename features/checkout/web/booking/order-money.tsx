import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isPaid } from '#features/payments/contract/payment-states.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import type { Order, StartTransactionBody, Transaction } from '../../contract/order.ts';
import { transactionRoutes } from '../../contract/routes.ts';
import { tryOf } from '../order-keys.ts';
import styles from './booking.module.css';

interface OrderMoneyProps {
  order: Order;
  orderKey: Record<string, string>;
  offline: boolean;
}

/** What was paid, what is due and when, and what came back. */
export function OrderMoney({ order, orderKey, offline }: OrderMoneyProps) {
  const { t } = useLingui();
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { currency, payments, contact } = order;
  const zone = order.bookings[0]?.snapshot.zone ?? 'UTC';
  const dayOf = (instant: string) => formatDate(localDate(zone, new Date(instant)));
  const paid = payments.filter(({ state }) => isPaid(state));
  const due = order.state === 'confirmed' ? dueOf(order) : [];
  const [next] = due;

  async function pay() {
    if (!next || !contact) return;
    setBusy(true);
    setProblem(null);
    try {
      const body: StartTransactionBody = {
        orderId: order.id,
        key: tryOf(order.id, next.number),
        instalment: next.number,
        mode: 'page',
        payer: { name: contact.name, email: contact.email },
        accepted: [],
      };
      const begun = await api.post<Transaction>(transactionRoutes.start, body, { headers: orderKey, quiet: true });
      if (begun.payment.action) location.assign(begun.payment.action.url);
      else location.reload();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
    }
  }

  return (
    <section className={styles.money} aria-label={t`Lo pagado y lo que falta`}>
      <dl>
        {paid.map((payment) => (
          <div key={payment.id}>
            <dt>
              <Trans>Pagaste el {dayOf(payment.at)}</Trans>
              {payment.card && ` · ${payment.card.brand} ···· ${payment.card.last4}`}
            </dt>
            <dd className="num">{formatMoney(payment.captured, currency)}</dd>
          </div>
        ))}
        {due.map(({ number, amount, dueAt }) => (
          <div key={number}>
            <dt>
              <Trans>Pagas el {dayOf(dueAt)}</Trans>
            </dt>
            <dd className="num">{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className="num">{formatMoney(order.total, currency)}</dd>
        </div>
      </dl>
      {problem && (
        <p role="alert" className={styles.trouble}>
          {problem.detail}
        </p>
      )}
      {next && contact && !offline && (
        <Button kind="quiet" disabled={busy} onClick={() => void pay()}>
          <Trans>Pagar ahora {formatMoney(next.amount, currency)}</Trans>
        </Button>
      )}
    </section>
  );
}

/** What is left of each instalment: what was paid covers the earliest first. */
function dueOf({ schedule, paid }: Order) {
  let covered = paid;
  return schedule.flatMap((instalment) => {
    const open = Math.max(0, instalment.amount - covered);
    covered = Math.max(0, covered - instalment.amount);
    return open > 0 ? [{ ...instalment, amount: open }] : [];
  });
}
