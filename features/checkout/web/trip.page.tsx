import { useParams } from 'react-router';
import { TripScreen } from '#features/trips/web/public.ts';
import { Queries } from '#web/http/queries.tsx';
import { useBookingsHere } from './booking/use-voucher.ts';

/** A trip is stored in the browser or needs a secret, so the server renders no trip. */
export const head = () => ({ title: 'Viaje', secret: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <TripScreen key={id} id={id} useBookingsHere={useBookingsHere} />
    </Queries>
  );
}
