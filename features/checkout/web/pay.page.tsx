import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { PayScreen } from './pay/pay-screen.tsx';

export const head = () => ({ title: 'Pago', secret: true, takesCards: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <PayScreen key={id} id={id} />
    </Queries>
  );
}
