import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { EntryScreen } from './entry-screen.tsx';

export const head = () => ({ title: 'Lista de espera', secret: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <EntryScreen key={id} id={id} />
    </Queries>
  );
}
