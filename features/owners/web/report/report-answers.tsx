import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { AnswerReport, ReportAnswer } from '../../contract/fact-report.ts';

interface ReportAnswersProps {
  before: ReactNode;
  answer: (body: AnswerReport, call: AttemptCall) => Promise<unknown>;
}

/** The traveller gets the answer by email, with what changed. */
export function ReportAnswers({ before, answer }: ReportAnswersProps) {
  const { t } = useLingui();
  const submission = useSubmit();
  const say = (chosen: ReportAnswer) =>
    submission.submit(async (call) => {
      await answer({ answer: chosen }, call);
      toast({ text: t`Respondido. Si dejó su correo, ya lo sabe.` });
    });
  return (
    <>
      <FormProblem of={submission} />
      <Actions>
        {before}
        <Button disabled={submission.isBusy} onClick={() => void say('mended')}>
          <Trans>Ya lo corregí</Trans>
        </Button>
        <Button kind="quiet" disabled={submission.isBusy} onClick={() => void say('kept')}>
          <Trans>Está bien así</Trans>
        </Button>
      </Actions>
    </>
  );
}
