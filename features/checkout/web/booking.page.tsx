import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { BookingScreen } from './booking/booking-screen.tsx';

export const head = () => ({ title: 'Tu reserva', secret: true });

/** The screen of an order. The server renders no data of the order, because reading it needs a key. */
export function Component() {
  const { reference = '' } = useParams();
  return (
    <Queries>
      <BookingScreen key={reference} reference={reference} />
    </Queries>
  );
}
