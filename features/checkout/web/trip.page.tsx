import { useParams } from 'react-router';
import { TripScreen } from '#features/trips/web/public.ts';
import { Queries } from '#web/http/queries.tsx';
import { useBookingsHere } from './booking/use-voucher.ts';

/** A trip lives in this browser or behind a secret: the server knows neither, so it renders the frame only. */
export const head = () => ({ title: 'Viaje', secret: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <TripScreen key={id} id={id} useBookingsHere={useBookingsHere} />
    </Queries>
  );
}
