import { useParams } from 'react-router';
import { Private } from '#features/accounts/web/public.ts';
import { Queries } from '#web/http/queries.tsx';
import { AuthorQuestions } from './published/author-questions.tsx';

export const head = () => ({ title: 'Preguntas sobre tu viaje', secret: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Private>
      <Queries>
        <AuthorQuestions key={id} id={id} />
      </Queries>
    </Private>
  );
}
