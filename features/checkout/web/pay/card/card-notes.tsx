import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import type { CardConfiguration } from '../../../contract/order.ts';
import styles from '../form/pay-form.module.css';

interface CardNotesProps {
  mode: CardConfiguration['mode'] | undefined;
  test: boolean | undefined;
}

export function CardNotes({ mode, test }: CardNotesProps) {
  return (
    <>
      <p className={styles.note}>
        {mode === 'frame' ? (
          <Trans>
            Escribes tu tarjeta en el paso siguiente, en el recuadro del proveedor de pagos; por aquí no pasa.
          </Trans>
        ) : (
          <Trans>Escribes tu tarjeta en la página del proveedor de pagos; por aquí no pasa.</Trans>
        )}
      </p>
      {test && (
        <p className={styles.test}>
          <FlaskConical size={16} aria-hidden />
          <Trans>Pago de prueba: ningún dinero real se mueve.</Trans>
        </p>
      )}
    </>
  );
}
