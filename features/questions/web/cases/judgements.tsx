import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { REPORT_WORDS, type ReportReason } from '#features/reviews/contract/report-reasons.ts';
import { ReasonChoice } from '#features/reviews/web/public.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { QuestionCase } from '../../contract/case.ts';
import type { QuestionJudgement } from '../../contract/question-states.ts';
import type { QuestionCaseActions } from './case-actions.ts';
import { MergeButton } from './merge-button.tsx';

const WORDS: Record<Exclude<QuestionJudgement, 'remove'>, { action: MessageDescriptor; done: MessageDescriptor }> = {
  publish: { action: msg`Publicar`, done: msg`La pregunta está publicada.` },
  uphold: { action: msg`Mantener`, done: msg`La pregunta sigue publicada, y la denuncia queda cerrada.` },
};

interface JudgementsProps {
  item: QuestionCase;
  actions: QuestionCaseActions;
}

export function Judgements({ item, actions }: JudgementsProps) {
  const { i18n } = useLingui();
  const submission = useSubmit();
  if (item.judgements.length === 0 && !item.canMerge) return null;

  const judge = (judgement: keyof typeof WORDS) =>
    submission.submit(async (call) => {
      await actions.judge!(item.id, { judgement }, call).finally(actions.changed);
      toast({ text: i18n._(WORDS[judgement].done) });
    });
  return (
    <>
      <Actions>
        {item.judgements.map((judgement) =>
          judgement === 'remove' ? (
            <RemoveButton key={judgement} item={item} actions={actions} />
          ) : (
            <Button
              key={judgement}
              size="small"
              kind={item.canAnswer ? 'quiet' : 'accent'}
              disabled={submission.isBusy}
              onClick={() => void judge(judgement)}
            >
              {i18n._(WORDS[judgement].action)}
            </Button>
          ),
        )}
        {item.canMerge && actions.merge && <MergeButton item={item} actions={actions} />}
      </Actions>
      <FormProblem of={submission} />
    </>
  );
}

/** With `answerId`, removes only this answer. */
export function RemoveButton({ item, answerId, actions }: JudgementsProps & { answerId?: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const submission = useSubmit();
  const remove = () =>
    submission.submit(async (call) => {
      const body = { judgement: 'remove' as const, reason: reason!, ...(answerId && { answerId }) };
      await actions.judge!(item.id, body, call).finally(actions.changed);
      toast({ text: answerId ? t`La respuesta está retirada.` : t`La pregunta está retirada.` });
      setIsOpen(false);
    });
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
        {answerId ? <Trans>Retirar la respuesta…</Trans> : <Trans>Retirar la pregunta…</Trans>}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        side="centre"
        label={answerId ? t`Retirar la respuesta` : t`Retirar la pregunta`}
      >
        <div className={sheet.body}>
          {!answerId && (
            <p>
              <Trans>Quien preguntó recibe el motivo por correo.</Trans>
            </p>
          )}
          <ReasonChoice label={t`Por qué`} value={reason} onChange={setReason} words={REPORT_WORDS} />
          <FormProblem of={submission} />
          <Button block disabled={submission.isBusy || reason === null} onClick={() => void remove()}>
            <Trans>Retirarla</Trans>
          </Button>
        </div>
      </Sheet>
    </>
  );
}
