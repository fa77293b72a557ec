import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { RequestScreen } from './traveller/request/request-screen.tsx';

export const head = () => ({ title: 'Tu cotización', secret: true });

/** What somebody asked and what they were offered, behind its secret; nothing of it is rendered on the server. */
export function Component() {
  const { reference = '' } = useParams();
  return (
    <Queries>
      <RequestScreen key={reference} reference={reference} />
    </Queries>
  );
}
