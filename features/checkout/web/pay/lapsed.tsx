import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isPaid } from '#features/payments/contract/payment-states.ts';
import { formatMoney } from '#web/format/money.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Fret } from '#web/ui/fret.tsx';
import type { Order, OrderPayment } from '../../contract/order.ts';
import { forgetAttempt, useBasket } from '../basket/basket.ts';
import { RefundSteps } from '../booking/refund-steps.tsx';
import { secretOf } from '../order-keys.ts';
import styles from './pay.module.css';

export function Lapsed({ order, payment }: { order: Order; payment: OrderPayment | null }) {
  const { id, reference, quotation, currency, refunds } = order;
  // An order of a waiting list, or of another browser, is not in this basket.
  const [isBasket] = useState(() => useBasket.getState().attempt?.orderId === id);
  useEffect(() => forgetAttempt(id), [id]);
  const late = payment !== null && isPaid(payment.state);
  return (
    <>
      <h1>
        {late ? (
          <Trans>El pago llegó tarde</Trans>
        ) : order.state === 'released' ? (
          <Trans>Soltaste estos lugares</Trans>
        ) : (
          <Trans>Se acabó el tiempo</Trans>
        )}
      </h1>
      <div>
        <p className={styles.lead} role="status">
          {late ? (
            <Trans>
              Cuando tu banco respondió, tus lugares ya no estaban guardados y otra persona los tomó. Te devolvemos{' '}
              {formatMoney(payment.captured, currency)}, todo lo que pagaste.
            </Trans>
          ) : quotation ? (
            <Trans>
              Tus lugares ya no están guardados y no se te cobró nada. Tus ofertas vuelven a tu cotización: mientras
              valgan, puedes aceptar una otra vez.
            </Trans>
          ) : !isBasket ? (
            <Trans>Tus lugares ya no están guardados y no se te cobró nada.</Trans>
          ) : (
            <Trans>
              Tus lugares ya no están guardados. No se te cobró nada y tu canasta sigue como la dejaste: puedes
              guardarlos otra vez, si todavía hay.
            </Trans>
          )}
        </p>
        <Fret className={styles.fret} />
        {late && <RefundSteps refunds={refunds} currency={currency} />}
        <p className={styles.acts}>
          {late && (
            <ButtonLink kind="quiet" to={travellerPaths.booking(reference, secretOf(id) ?? undefined)}>
              <Trans>Seguir la devolución</Trans>
            </ButtonLink>
          )}
          {quotation ? (
            <ButtonLink to={quotationPaths.one(quotation)}>
              <Trans>Volver a mi cotización</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to={late || !isBasket ? paths.plans() : travellerPaths.basket()}>
              {late || !isBasket ? <Trans>Elegir otra salida</Trans> : <Trans>Volver a la canasta</Trans>}
            </ButtonLink>
          )}
        </p>
      </div>
    </>
  );
}
