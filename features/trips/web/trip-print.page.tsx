import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { TripPrint } from './trip/sharing/trip-print.tsx';

export const head = () => ({ title: 'Hoja del viaje', secret: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <TripPrint key={id} id={id} />
    </Queries>
  );
}
