import { Trans } from '@lingui/react/macro';
import { ThumbsUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { browserNumber } from '#web/guest/browser-number.ts';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { hasVoted, keepVote } from './kept-votes.ts';

interface VoteButtonProps {
  /** Id of the answer or the review. */
  id: string;
  /** Votes when the page was made. */
  useful: number;
  /** The voted text, for screen readers. */
  about: ReactNode;
  /** Sends the vote, and returns all votes. `browser` is the number of a browser without an account. */
  send: (body: { useful: boolean; browser?: string }, call: AttemptCall) => Promise<{ useful: number }>;
}

/** Shown at once. If the server refuses the vote, it is taken back, with the reason. */
export function VoteButton({ id, useful: before, about, send }: VoteButtonProps) {
  const person = useSession((session) => session.person);
  const [vote, setVote] = useState({ isMine: false, useful: before });
  // The server renders the button too, and does not know the votes of the browser.
  useEffect(() => setVote((shown) => ({ ...shown, isMine: hasVoted(id) })), [id]);
  const submission = useSubmit();
  const toggle = async () => {
    const useful = !vote.isMine;
    setVote({ isMine: useful, useful: Math.max(0, vote.useful + (useful ? 1 : -1)) });
    const isSaved = await submission.submit(async (call) => {
      const saved = await send({ useful, ...(!person && { browser: browserNumber() }) }, call);
      keepVote(id, useful);
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
          <span className="sr">{about}</span>
        </Button>
      </p>
      <FormProblem of={submission} />
    </>
  );
}
