import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { OrderPayment } from '../../contract/order.ts';
import styles from './pay-form.module.css';

/** Why the try before this one came to nothing, and what to do now. */
export function DeclineNote({ payment: { state, decline } }: { payment: OrderPayment }) {
  return (
    <p className={styles.declined} role="alert">
      <TriangleAlert size={20} aria-hidden />
      <span>
        {state === 'voided' ? (
          <Trans>
            <b>No terminaste de pagar.</b> No se te cobró nada y tus lugares siguen guardados: puedes intentarlo de
            nuevo.
          </Trans>
        ) : decline?.kind === 'hard' ? (
          <Trans>
            <b>Tu banco rechazó esa tarjeta.</b> No se te cobró nada. Con esa tarjeta no va a pasar: usa otra. Tus
            lugares siguen guardados.
          </Trans>
        ) : (
          <Trans>
            <b>Tu banco no aprobó el pago esta vez.</b> No se te cobró nada. Puedes intentarlo de nuevo con la misma
            tarjeta (a veces falta saldo o límite) o con otra. Tus lugares siguen guardados.
          </Trans>
        )}
      </span>
    </p>
  );
}
