import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from './operator/operator-frame.tsx';
import { QuestionList } from './operator/questions/question-list.tsx';

export const head = () => ({ title: 'Preguntas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Preguntas`}
      lead={<Trans>De quienes miran tus planes. Tu respuesta la ven todos.</Trans>}
    >
      <QuestionList />
    </OperatorRoom>
  );
}
