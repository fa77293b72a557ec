import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { useBookingsHere } from '#features/checkout/web/public.ts';
import type { TripDocument } from '../../contract/trip.ts';
import styles from './frame/sync-notice.module.css';

/** A trip in which something is booked opens without a network, with what one comes in with. */
export function BookingsHere({ document }: { document: TripDocument }) {
  const orders = bookingsOf(document);
  return orders.length > 0 ? <Kept orders={orders} /> : null;
}

function Kept({ orders }: { orders: string[] }) {
  const names = orders.join();
  const isKept = useBookingsHere(useMemo(() => names.split(','), [names]));
  return isKept ? (
    <p className={styles.line} role="status">
      <Smartphone size={16} aria-hidden="true" />
      <Trans>Guardado en este teléfono: el viaje y sus comprobantes se abren también sin señal.</Trans>
    </p>
  ) : null;
}

/** References of the orders that a trip has something of. */
const bookingsOf = ({ days }: TripDocument): string[] =>
  [
    ...new Set(
      days.flatMap(({ stops, along = [] }) => [
        ...stops.flatMap(({ plan }) => plan?.booking ?? []),
        ...along.map(({ booking }) => booking),
      ]),
    ),
  ].toSorted();
