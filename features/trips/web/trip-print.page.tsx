import { useParams } from 'react-router';
import { TripPrint } from './trip/sharing/trip-print.tsx';

export const head = () => ({ title: 'Hoja del viaje', secret: true });

export function Component() {
  const { id = '' } = useParams();
  return <TripPrint key={id} id={id} />;
}
