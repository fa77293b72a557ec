import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { PayerScreen } from './pay/payer/payer-screen.tsx';

export const head = () => ({ title: 'Pagar una cuota', secret: true, takesCards: true });

/** The screen of a payer's link, which opens one instalment of an order. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <PayerScreen key={id} id={id} />
    </Queries>
  );
}
