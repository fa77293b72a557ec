import { Trans, useLingui } from '@lingui/react/macro';
import { partyWords } from '#features/bookings/contract/booking-words.ts';
import { TotalPrice } from '#features/operators/web/public.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Fret } from '#web/ui/fret.tsx';
import type { Order } from '../../contract/order.ts';
import { BookedLine } from '../booked-line.tsx';
import styles from './order-summary.module.css';

export function OrderSummary({ order }: { order: Order }) {
  const { t } = useLingui();
  const { bookings, currency, total, schedule } = order;
  const tax = bookings.reduce((sum, booking) => sum + booking.tax, 0);
  const zone = bookings[0]?.snapshot.zone ?? 'UTC';
  return (
    <section className={styles.summary} aria-label={t`Tu reserva`}>
      <TotalPrice minor={total} currency={currency} />
      <p className={styles.soft}>
        {tax > 0 ? (
          <Trans>en total; incluye {formatMoney(tax, currency)} de impuestos</Trans>
        ) : (
          <Trans>en total, impuestos incluidos</Trans>
        )}
      </p>
      <Fret className={styles.fret} />
      {schedule.length > 1 && (
        <dl className={styles.due}>
          {schedule.map(({ number, amount, dueAt }) => (
            <div key={number}>
              <dt>
                {number === 1 ? (
                  <Trans>Pagas hoy</Trans>
                ) : (
                  <Trans>Pagas el {formatDate(localDate(zone, new Date(dueAt)))}</Trans>
                )}
              </dt>
              <dd className="num">{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul>
        {bookings.map(({ id, snapshot, items, total: price }) => (
          <li key={id}>
            <BookedLine
              title={snapshot.title}
              operator={{ name: snapshot.operatorName, fictional: snapshot.fictional }}
              date={snapshot.localDate}
              daysInRow={snapshot.daysInRow}
              time={snapshot.localTime}
              party={partyWords(items)}
              total={price}
              currency={currency}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
