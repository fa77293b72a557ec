import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useMemo } from 'react';
import { useWorkerHere } from '#web/offline/use-worker-here.ts';
import { classNames } from '#web/ui/class-names.ts';
import textStyles from '#web/ui/text.module.css';
import type { TripDocument } from '../../contract/trip.ts';
import styles from './frame/sync-notice.module.css';

export type UseBookingsHere = (orders: readonly string[]) => boolean;

interface BookingsHereProps {
  document: TripDocument;
  useBookingsHere: UseBookingsHere;
}

/** Makes the trip usable without a network, stores the vouchers of its bookings on this device, and shows a note. */
export function BookingsHere({ document, useBookingsHere }: BookingsHereProps) {
  const isHere = useWorkerHere();
  const names = bookingsOf(document).join();
  const areBookingsHere = useBookingsHere(useMemo(() => (names ? names.split(',') : []), [names]));
  if (!isHere || (names && !areBookingsHere)) return null;
  return (
    <p className={classNames(styles.line, textStyles.small, textStyles.faint)} role="status">
      <Smartphone size={16} aria-hidden="true" />
      {names ? (
        <Trans>Guardado en este teléfono: el viaje y sus comprobantes se abren también sin señal.</Trans>
      ) : (
        <Trans>Guardado en este teléfono: se abre también sin señal.</Trans>
      )}
    </p>
  );
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
