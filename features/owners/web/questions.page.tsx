import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OwnerRoom } from './frame/owner-room.tsx';
import { OwnedQuestions } from './voices/owned-questions.tsx';

export const head = () => ({ title: 'Preguntas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { placeId = '' } = useParams();
  return (
    <OwnerRoom
      key={placeId}
      placeId={placeId}
      title={t`Preguntas`}
      lead={<Trans>De quienes miran tu lugar. Tu respuesta la ven todos.</Trans>}
    >
      <OwnedQuestions />
    </OwnerRoom>
  );
}
