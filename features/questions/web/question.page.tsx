import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { OwnScreen } from './own/own-screen.tsx';

export const head = () => ({ title: 'Tu pregunta', secret: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <OwnScreen key={id} id={id} />
    </Queries>
  );
}
