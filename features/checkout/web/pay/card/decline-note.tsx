import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { OrderPayment } from '../../../contract/order.ts';
import styles from '../form/pay-form.module.css';

interface DeclineNoteProps {
  payment: OrderPayment;
  takesFocus?: boolean;
}

export function DeclineNote({ payment: { id, state, decline }, takesFocus = false }: DeclineNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves again after each failed attempt
  useEffect(() => {
    if (!takesFocus) return;
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, [id, takesFocus]);
  return (
    <p ref={note} tabIndex={-1} className={styles.declined} role="alert">
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
