import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { RequestScreen } from './traveller/request/request-screen.tsx';

export const head = () => ({ title: 'Tu cotización', secret: true });

/** The server-rendered HTML contains no data of the request. */
export function Component() {
  const { reference = '' } = useParams();
  return (
    <Queries>
      <RequestScreen key={reference} reference={reference} />
    </Queries>
  );
}
