import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { BookingScreen } from './booking/booking-screen.tsx';

export const head = () => ({ title: 'Tu reserva', secret: true });

/** What somebody booked, behind its secret; nothing of it is rendered on the server. */
export function Component() {
  const { reference = '' } = useParams();
  return (
    <Queries>
      <BookingScreen key={reference} reference={reference} />
    </Queries>
  );
}
