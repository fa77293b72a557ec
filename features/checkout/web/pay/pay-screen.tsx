import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { mayCharge, type Sales } from '#features/policies/contract/sales.ts';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Order } from '../../contract/order.ts';
import { NotSold } from '../not-sold.tsx';
import { useNow } from '../use-now.ts';
import { useOrder } from '../use-order.ts';
import { Confirmed } from './confirmed.tsx';
import { PayForm } from './form/pay-form.tsx';
import { useOwnDocument } from './form/use-own-document.ts';
import { Lapsed } from './lapsed.tsx';
import styles from './pay.module.css';
import { Underway } from './underway.tsx';
import { OPEN_STATES, usePayment } from './use-payment.ts';

/** The state of the order on the server selects the screen, so that every tab shows the same screen. */
export function PayScreen({ id }: { id: string }) {
  const [search] = useSearchParams();
  useOwnDocument();
  const { opened, key, take, refresh } = useOrder(id);
  const order = opened.step === 'open' ? opened.document : null;
  const [isEditing, setEditing] = useState(false);
  const { payment, silent, ask } = usePayment(order, key, search.get('pago'), refresh);
  const running = order?.state === 'held';
  const now = useNow(running) + (opened.step === 'open' ? opened.behind : 0);

  const back = search.get('pago') !== null;
  const isOpen = payment !== null && OPEN_STATES.includes(payment.state);
  const left = order?.holdUntil ? Date.parse(order.holdUntil) - now : 0;
  const { sells } = useFace().law;
  const inTime = order !== null && left > 0 && mayPay(sells, order);
  // An authorized payment may be captured at any moment, so its data must no longer change.
  const mayEdit =
    inTime && order.state === 'held' && (payment?.state === 'created' || payment?.state === 'requires_action');
  const screen = order && screenOf(order, isOpen && !(isEditing && mayEdit), inTime);
  const page = useTop(screen);
  if (opened.step === 'loading') return <Loading />;
  if (opened.step === 'closed' || !order) return <Closed />;
  if (screen === 'over' && left > 0 && order.state === 'held') return <NotSold isHeld />;
  const failed = payment !== null && (payment.state === 'declined' || payment.state === 'voided') ? payment : null;
  return (
    <div ref={page} tabIndex={-1} className={`wrap ${styles.page}`}>
      {screen === 'confirmed' && (
        <Confirmed order={order} orderKey={key} payment={payment} failed={failed} onOrder={take} />
      )}
      {screen === 'underway' && (
        <Underway
          order={order}
          payment={payment!}
          left={left}
          silent={silent}
          back={back}
          ask={ask}
          edit={mayEdit ? () => setEditing(true) : null}
        />
      )}
      {screen === 'form' && (
        <PayForm
          order={order}
          orderKey={key}
          left={left}
          declined={failed}
          onOrder={take}
          onGone={async () => {
            await refresh();
            setEditing(false);
          }}
        />
      )}
      {screen === 'over' && <Lapsed order={order} payment={payment} />}
    </div>
  );
}

function useTop(screen: string | null) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(screen);
  useEffect(() => {
    const from = before.current;
    before.current = screen;
    if (screen === null || from === screen || screen === 'form') return;
    if (from !== null) page.current?.focus({ preventScroll: true });
    // Back from the card page, the browser would restore the position of the longer form.
    scrollTo({ top: 0, behavior: 'instant' });
  }, [screen]);
  return page;
}

function screenOf(order: Order, isOpen: boolean, inTime: boolean) {
  if (isOpen) return 'underway';
  if (order.state === 'confirmed' || order.state === 'cancelled') return 'confirmed';
  return order.state === 'held' && inTime ? 'form' : 'over';
}

function mayPay(sells: Sales, { quotation, state }: Order): boolean {
  return mayCharge(sells, { channel: quotation ? 'quotation' : 'basket', isConfirmed: state === 'confirmed' });
}

function Loading() {
  return (
    <div className={`wrap ${styles.page}`} role="status">
      <h1>
        <Trans>Pago</Trans>
      </h1>
      <span className="sr">
        <Trans>Cargando…</Trans>
      </span>
      <Skeleton width="100%" height="420px" />
    </div>
  );
}

function Closed() {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>Este pago no se abre aquí</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Su llave está en el navegador con el que se reservó, o en el enlace de tu correo. Si ya pagaste, entra con tu
          referencia y tu PIN; si no, nadie te cobró nada.
        </Trans>
      </p>
      <p className={styles.acts}>
        <ButtonLink to={paths.findBooking()}>
          <Trans>Entrar con referencia y PIN</Trans>
        </ButtonLink>
        <ButtonLink kind="quiet" to={travellerPaths.basket()}>
          <Trans>Ver mi canasta</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
