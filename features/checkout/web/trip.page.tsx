import { useParams } from 'react-router';
import { TripScreen } from '#features/trips/web/public.ts';
import { Queries } from '#web/http/queries.tsx';
import { useBookingsHere } from './booking/use-voucher.ts';

/** The server renders the page without the trip, because a trip is stored in the browser or needs a secret. */
export const head = () => ({ title: 'Viaje', secret: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <TripScreen key={id} id={id} useBookingsHere={useBookingsHere} />
    </Queries>
  );
}
