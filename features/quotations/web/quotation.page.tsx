import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { RequestScreen } from './traveller/request/request-screen.tsx';

export const head = () => ({ title: 'Tu cotización', secret: true });

/** A request with its offers, opened by its secret. The server renders none of its content. */
export function Component() {
  const { reference = '' } = useParams();
  return (
    <Queries>
      <RequestScreen key={reference} reference={reference} />
    </Queries>
  );
}
