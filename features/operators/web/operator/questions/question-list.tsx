import { Trans } from '@lingui/react/macro';
import {
  answerAsOperator,
  listReceivedQuestions,
  withdrawOperatorAnswer,
} from '#features/questions/contract/operator-routes.ts';
import { ReceivedQuestions } from '#features/questions/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorKey } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';

export function QuestionList() {
  const { id: operatorId } = useOperator();
  const api = useApi();
  return (
    <ReceivedQuestions
      queryKey={[...operatorKey(operatorId), 'questions']}
      read={(query, signal) => api.call(listReceivedQuestions, { params: { operatorId }, query, signal, quiet: true })}
      actions={{
        answer: (id, body, call) => api.call(answerAsOperator, { params: { operatorId, id }, body, ...call }),
        withdraw: (id, answerId, call) =>
          api.call(withdrawOperatorAnswer, { params: { operatorId, id, answerId }, ...call }),
      }}
      empty={
        <Trans>Cuando alguien te pregunte en tu página o en la de un plan te llega un correo, y la ves aquí.</Trans>
      }
    />
  );
}
