import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { BookingScreen } from './booking/booking-screen.tsx';

export const head = () => ({ title: 'Tu reserva', secret: true });

export function Component() {
  const { reference = '' } = useParams();
  return (
    <Queries>
      <BookingScreen key={reference} reference={reference} />
    </Queries>
  );
}
