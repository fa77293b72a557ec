import { useParams } from 'react-router';
import { Queries } from '#web/http/queries.tsx';
import { PublishScreen } from './published/publish-screen.tsx';

export const head = () => ({ title: 'Publicar el viaje', secret: true });

export function Component() {
  const { id = '' } = useParams();
  return (
    <Queries>
      <PublishScreen key={id} id={id} />
    </Queries>
  );
}
