import { Trans } from '@lingui/react/macro';
import { VoteButton } from '#features/reviews/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import type { Answer } from '../../contract/question.ts';
import { voteForAnswer } from '../../contract/visitor-routes.ts';

export function AnswerVote({ questionId, answer }: { questionId: string; answer: Answer }) {
  const api = useApi();
  const params = { id: questionId, answerId: answer.id };
  return (
    <VoteButton
      id={answer.id}
      useful={answer.useful}
      about={<Trans>la respuesta de {answer.answeredBy}</Trans>}
      send={(body, call) => api.call(voteForAnswer, { params, body, ...call })}
    />
  );
}
