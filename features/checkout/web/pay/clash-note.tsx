import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { clashesOf } from '../../contract/clashes.ts';
import type { OrderBooking } from '../../contract/order.ts';
import { spanWords } from '../span-words.ts';
import styles from './form/pay-form.module.css';

export function ClashNote({ bookings }: { bookings: readonly OrderBooking[] }) {
  const clashes = clashesOf(
    bookings.map(({ id, snapshot }) => ({ ...snapshot, id, anyTime: snapshot.localTime === null })),
  );
  if (clashes.length === 0) return null;
  const nameOf = (booking: string) => {
    const { snapshot } = bookings.find(({ id }) => id === booking)!;
    return `${snapshot.title} (${spanWords(snapshot, snapshot.zone)})`;
  };
  return (
    <div className={styles.clash} role="note">
      <TriangleAlert size={20} aria-hidden />
      <div>
        {clashes.map(([one, other]) => (
          <p key={one + other}>
            <Trans>
              Se cruzan {nameOf(one)} y {nameOf(other)}.
            </Trans>
          </p>
        ))}
        <p>
          <Trans>Puedes pagar igual, si van personas distintas.</Trans>
        </p>
      </div>
    </div>
  );
}
