import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { closureNote, isHeldBack } from '#features/operators/contract/departure-closure.ts';
import type { OrderBooking } from '../../contract/order.ts';
import styles from './form/pay-form.module.css';

export function ClosureNotes({ bookings }: { bookings: readonly OrderBooking[] }) {
  const touched = bookings.filter(({ closures = [] }) => closures.length > 0);
  if (touched.length === 0) return null;
  return (
    <div className={styles.clash} role="note">
      <TriangleAlert size={20} aria-hidden />
      <div>
        {touched.map(({ id, snapshot, closures = [] }) => (
          <div key={id}>
            <p>
              <b>{snapshot.title}</b>
            </p>
            {closures.map((closure) => (
              <p key={closure.id}>
                {closureNote(closure)}
                {closure.note && ` ${closure.note}`}
              </p>
            ))}
            {isHeldBack(closures) && (
              <p>
                <Trans>Por ahora no se puede pagar. Elige otro día; no se te cobró nada.</Trans>
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
