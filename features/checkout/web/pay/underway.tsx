import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Fret } from '#web/ui/fret.tsx';
import type { Order, OrderPayment } from '../../contract/order.ts';
import { CardFrame } from './card/card-frame.tsx';
import { DeclineNote } from './card/decline-note.tsx';
import { Countdown } from './countdown.tsx';
import { OrderSummary } from './order-summary.tsx';
import styles from './pay.module.css';
import { WayBack } from './way-back.tsx';

interface UnderwayProps {
  order: Order;
  payment: OrderPayment;
  left: number;
  silent: boolean;
  back: boolean;
  ask: () => Promise<void>;
  edit: (() => void) | null;
}

export function Underway({ order, payment, left, silent, back, ask, edit }: UnderwayProps) {
  const waiting = payment.state === 'created' || payment.state === 'requires_action';
  if (waiting && payment.action?.kind === 'frame') {
    return (
      <>
        <WayBack order={order} edit={edit} />
        <h1>
          <Trans>Escribe tu tarjeta</Trans>
        </h1>
        {order.state === 'held' && left > 0 && <Countdown left={left} />}
        <div className={styles.result}>
          <CardFrame key={payment.id} url={payment.action.url} onNews={() => void ask()} />
          <OrderSummary order={order} />
        </div>
      </>
    );
  }
  return (
    <>
      <WayBack order={order} edit={edit} />
      <h1>
        {!waiting ? (
          <Trans>Comprobando tu pago</Trans>
        ) : back ? (
          <Trans>Tu pago no está terminado</Trans>
        ) : (
          <Trans>Tienes un pago a medias</Trans>
        )}
      </h1>
      {order.state === 'held' && left > 0 && <Countdown left={left} />}
      <div className={styles.result}>
        <div>
          <p className={styles.lead} role="status">
            {payment.state === 'authorized' ? (
              <Trans>Tu banco ya dijo que sí. Falta que el proveedor lo confirme; suele tardar unos segundos.</Trans>
            ) : back ? (
              <Trans>
                Si acabas de pagar, espera: esta página cambia sola en unos segundos. Si dejaste el pago, tus lugares
                siguen guardados mientras corre el tiempo: vuelve a la página de pago. Nunca se cobra dos veces.
              </Trans>
            ) : (
              <Trans>
                Empezaste a pagar y no hay respuesta todavía. Si dejaste la página del proveedor, vuelve a ella.
              </Trans>
            )}
          </p>
          <Fret className={styles.fret} />
          {order.state !== 'held' && (
            <p className={styles.caution}>
              <Trans>
                El tiempo de tus lugares se acabó. Si el pago llega, los tomamos otra vez; si ya no están, te devolvemos
                todo.
              </Trans>
            </p>
          )}
          {silent && (
            <p className={styles.caution} role="alert">
              <Trans>
                No hay respuesta del servidor: puede ser tu conexión. Lo último que supimos sigue valiendo y seguimos
                preguntando.
              </Trans>
            </p>
          )}
          {payment.decline && <DeclineNote payment={payment} takesFocus />}
          <p className={styles.acts}>
            {waiting && payment.action && (
              <Button onClick={() => location.assign(payment.action!.url)}>
                <Trans>Volver a la página de pago</Trans>
              </Button>
            )}
            <Button kind="quiet" onClick={() => void ask()}>
              <Trans>Revisar otra vez</Trans>
            </Button>
          </p>
        </div>
        <OrderSummary order={order} />
      </div>
    </>
  );
}
