import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { AnswerByLink } from './operator/by-link/answer-by-link.tsx';

export const head = () => ({ title: 'Te piden una cotización', secret: true });

/** What an operator's person opens from their email, behind its secret; nothing of it is rendered on the server. */
export function Component() {
  const { offerId = '' } = useParams();
  return (
    <Queries>
      <AnswerByLink key={offerId} offerId={offerId} />
    </Queries>
  );
}
