import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { AnswerByLink } from './operator/by-link/answer-by-link.tsx';

export const head = () => ({ title: 'Te piden una cotización', secret: true });

/** The server renders this page without data of the request. The browser loads the data with the secret of the link. */
export function Component() {
  const { offerId = '' } = useParams();
  return (
    <Queries>
      <AnswerByLink key={offerId} offerId={offerId} />
    </Queries>
  );
}
