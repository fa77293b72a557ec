import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import type { TripDocument } from '../../contract/trip.ts';
import styles from './frame/sync-notice.module.css';

/** Returns `true` when this device stores the data of these orders. */
export type UseBookingsHere = (orders: readonly string[]) => boolean;

interface BookingsHereProps {
  document: TripDocument;
  useBookingsHere: UseBookingsHere;
}

/** Stores the vouchers of the trip's bookings on this device. */
export function BookingsHere({ document, useBookingsHere }: BookingsHereProps) {
  const orders = bookingsOf(document);
  return orders.length > 0 ? <Kept orders={orders} useBookingsHere={useBookingsHere} /> : null;
}

function Kept({ orders, useBookingsHere }: { orders: string[]; useBookingsHere: UseBookingsHere }) {
  const names = orders.join();
  const isKept = useBookingsHere(useMemo(() => names.split(','), [names]));
  return isKept ? (
    <p className={classNames(styles.line, textStyles.small, textStyles.faint)} role="status">
      <Smartphone size={16} aria-hidden="true" />
      <Trans>Guardado en este teléfono: el viaje y sus comprobantes se abren también sin señal.</Trans>
    </p>
  ) : null;
}

const bookingsOf = ({ days }: TripDocument): string[] =>
  [
    ...new Set(
      days.flatMap(({ stops, along = [] }) => [
        ...stops.flatMap(({ plan }) => plan?.booking ?? []),
        ...along.map(({ booking }) => booking),
      ]),
    ),
  ].toSorted();
