import { Trans } from '@lingui/react/macro';
import { ThumbsUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browserNumber } from '#web/guest/browser-number.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import type { Answer } from '../../contract/question.ts';
import { voteForAnswer } from '../../contract/visitor-routes.ts';
import { hasVoted, keepVote } from './kept-votes.ts';

/** Shown at once. If the server refuses the vote, it is taken back, with the reason. */
export function VoteButton({ questionId, answer }: { questionId: string; answer: Answer }) {
  const api = useApi();
  const person = useSession((session) => session.person);
  const [vote, setVote] = useState({ isMine: false, useful: answer.useful });
  // The server renders the button too, and does not know the votes of the browser.
  useEffect(() => setVote((before) => ({ ...before, isMine: hasVoted(answer.id) })), [answer.id]);
  const submission = useSubmit();
  const toggle = async () => {
    const useful = !vote.isMine;
    setVote({ isMine: useful, useful: Math.max(0, vote.useful + (useful ? 1 : -1)) });
    const isSaved = await submission.submit(async (call) => {
      const saved = await api.call(voteForAnswer, {
        params: { id: questionId, answerId: answer.id },
        body: { useful, ...(!person && { browser: browserNumber() }) },
        ...call,
      });
      keepVote(answer.id, useful);
      setVote({ isMine: useful, useful: saved.useful });
    });
    if (!isSaved) setVote(vote);
  };
  return (
    <>
      <p>
        <Button
          kind="bare"
          size="small"
          aria-pressed={vote.isMine}
          disabled={submission.isBusy}
          onClick={() => void toggle()}
        >
          <ThumbsUp size={16} fill={vote.isMine ? 'currentColor' : 'none'} aria-hidden />
          <Trans>Me sirvió</Trans>
          {vote.useful > 0 && <span className="num">{vote.useful}</span>}
          <span className="sr">
            <Trans>la respuesta de {answer.answeredBy}</Trans>
          </span>
        </Button>
      </p>
      <FormProblem of={submission} />
    </>
  );
}
