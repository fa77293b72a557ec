import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { ReviewScreen } from './booking/review-screen.tsx';

export const head = () => ({ title: 'Cuenta cómo te fue', secret: true });

/** A review of one booking, opened by the secret of its order. The server renders none of its content. */
export function Component() {
  const { reference = '', booking = '' } = useParams();
  return (
    <Queries>
      <ReviewScreen key={booking} order={reference} booking={booking} />
    </Queries>
  );
}
