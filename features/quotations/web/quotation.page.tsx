import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { RequestScreen } from './traveller/request/request-screen.tsx';

export const head = () => ({ title: 'Tu cotización', secret: true });

/** The server renders this page without data of the request. The browser loads the data with the traveller's key. */
export function Component() {
  const { reference = '' } = useParams();
  return (
    <Queries>
      <RequestScreen key={reference} reference={reference} />
    </Queries>
  );
}
