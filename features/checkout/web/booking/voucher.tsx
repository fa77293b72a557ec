import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Hourglass, Smartphone, WifiOff } from 'lucide-react';
import { Fragment } from 'react';
import { dayWords, partyWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import type { BookingMoney, OnSitePayment } from '#features/bookings/contract/on-site.ts';
import { RESOURCE_KIND_NAMES } from '#features/operators/contract/assigned-resource.ts';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { formatMoney } from '#web/format/money.ts';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Fret } from '#web/ui/fret.tsx';
import type { OrderBooking } from '../../contract/order.ts';
import type { VoucherView } from '../../contract/voucher-view.ts';
import styles from './voucher.module.css';

interface VoucherProps {
  booking: OrderBooking;
  picture: string;
  voucher: VoucherView | null;
  isKept: boolean;
  /** All amounts are in minor units. */
  money: Pick<BookingMoney, 'currency' | 'owed'> & {
    onSite: readonly Pick<OnSitePayment, 'id' | 'means' | 'amount'>[];
  };
}

export function Voucher({ booking, picture, voucher, isKept, money }: VoucherProps) {
  const { t } = useLingui();
  const { snapshot, state, items, reference, answers } = booking;
  const { meeting } = snapshot;
  const states: Record<OrderBooking['state'], string> = {
    ON_HOLD: t`Sin pagar`,
    PENDING: t`Espera al operador`,
    CONFIRMED: t`Confirmada`,
    REDEEMED: t`Usada`,
    NO_SHOW: t`No consta tu llegada`,
    CANCELLED: t`Cancelada`,
    EXPIRED: t`Venció`,
    REJECTED: t`No pudo ser`,
  };
  const isOver = state === 'CANCELLED' || state === 'REJECTED' || state === 'EXPIRED';
  const goesNot = booking.calledOff && (state === 'CONFIRMED' || state === 'PENDING');
  const good = !goesNot && (state === 'CONFIRMED' || state === 'REDEEMED');
  const waits = !goesNot && (state === 'PENDING' || state === 'ON_HOLD');
  const pickup = typeof answers?.pickup === 'string' ? answers.pickup : null;
  return (
    <article className={styles.voucher} aria-label={t`Comprobante de ${snapshot.title}`}>
      <div className={styles.art}>
        <img src={picture} alt="" width={640} height={380} />
        <p data-state={good ? 'good' : waits ? 'waits' : 'over'}>
          {good ? (
            <CircleCheck size={18} aria-hidden />
          ) : waits ? (
            <Hourglass size={18} aria-hidden />
          ) : (
            <CircleX size={18} aria-hidden />
          )}
          {booking.cancellation?.pending ? (
            <Trans>Estamos cancelando</Trans>
          ) : goesNot ? (
            <Trans>Ya no sale</Trans>
          ) : (
            states[state]
          )}
        </p>
      </div>
      <div className={styles.in}>
        {snapshot.fictional && (
          <p className={styles.kicker}>
            <Trans>Comprobante de demostración</Trans>
          </p>
        )}
        <h2>{snapshot.title}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>Sale</Trans>
            </dt>
            <dd className="num">
              {dayWords(snapshot)}
              <br />
              {timeWords(snapshot)}
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Quiénes</Trans>
            </dt>
            <dd>{partyWords(isOver ? items.map(({ type }) => ({ type, state: 'active' })) : items)}</dd>
          </div>
          {!isOver && !goesNot && (
            <div>
              <dt>
                {pickup || meeting.kind === 'pickup' ? <Trans>Te recogen en</Trans> : <Trans>Punto de encuentro</Trans>}
              </dt>
              <dd>{pickup ?? meeting.name}</dd>
            </div>
          )}
          <div>
            <dt>
              <Trans>Lo hace</Trans>
            </dt>
            <dd>
              {snapshot.operatorName} {snapshot.fictional && <DemoBadge />}
            </dd>
          </div>
          {!isOver &&
            !goesNot &&
            booking.resources?.map(({ kind, name }) => (
              <div key={`${kind} ${name}`}>
                <dt>{RESOURCE_KIND_NAMES[kind]}</dt>
                <dd>{name}</dd>
              </div>
            ))}
        </dl>
      </div>
      <Fret className={styles.fret} />
      <div className={styles.tear} aria-hidden="true" />
      <div className={styles.stub}>
        {voucher && !goesNot ? (
          <svg
            viewBox={`0 0 ${voucher.qr.size} ${voucher.qr.size}`}
            role="img"
            aria-label={t`Código QR de la reserva ${reference}`}
            shapeRendering="crispEdges"
          >
            <path d={voucher.qr.path} fill="currentColor" />
          </svg>
        ) : (
          <p className={styles.blank}>
            {state === 'ON_HOLD' && waits ? (
              <Trans>Tu código aparece aquí cuando pagues.</Trans>
            ) : waits ? (
              <Trans>Tu código aparece aquí cuando el operador confirme.</Trans>
            ) : isOver || goesNot ? (
              <Trans>Sin código: esta reserva ya no vale.</Trans>
            ) : (
              <Trans>Aquí va tu código.</Trans>
            )}
          </p>
        )}
        <dl>
          <dt>
            <Trans>Referencia de la reserva</Trans>
          </dt>
          <dd className="num">{spacedReference(reference)}</dd>
          {money.onSite.map(({ id, means, amount }) => (
            <Fragment key={id}>
              <dt>
                <Trans>Pagado al operador</Trans>
              </dt>
              <dd className="num">
                {formatMoney(amount, money.currency)} · {ON_SITE_WORDS[means]}
              </dd>
            </Fragment>
          ))}
          {money.owed > 0 && (
            <>
              <dt>
                <Trans>Falta pagar</Trans>
              </dt>
              <dd className="num">{formatMoney(money.owed, money.currency)}</dd>
            </>
          )}
          <dt>PIN</dt>
          <dd className={styles.pin}>
            <Trans>en tu correo</Trans>
          </dd>
        </dl>
      </div>
      {voucher && !goesNot && (
        <p className={styles.off}>
          {isKept ? <Smartphone size={18} aria-hidden /> : <WifiOff size={18} aria-hidden />}
          {isKept ? (
            <Trans>Guardado en este teléfono: se abre también sin señal.</Trans>
          ) : (
            <Trans>Sin señal sirve con esta página abierta o con el PDF.</Trans>
          )}
        </p>
      )}
    </article>
  );
}
