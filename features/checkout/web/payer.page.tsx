import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { PayerScreen } from './pay/payer/payer-screen.tsx';

export const head = () => ({ title: 'Pagar una cuota', secret: true, takesCards: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <PayerScreen key={id} id={id} />
    </Queries>
  );
}
