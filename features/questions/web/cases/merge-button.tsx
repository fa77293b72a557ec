import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { QuestionCase } from '../../contract/case.ts';
import type { Question } from '../../contract/question.ts';
import type { QuestionCaseActions } from './case-actions.ts';

/** The region looks for a question that asks the same, and merges this one into it. */
export function MergeButton({ item, actions }: { item: QuestionCase; actions: QuestionCaseActions }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [twins, setTwins] = useState<readonly Question[] | null>(null);
  const [into, setInto] = useState<string | null>(null);
  const submission = useSubmit();
  const open = () => {
    setIsOpen(true);
    void submission.submit(async (call) => setTwins((await actions.twins!(item.id, call)).items));
  };
  const merge = () =>
    submission.submit(async (call) => {
      await actions.merge!(item.id, into!, call).finally(actions.changed);
      const undo = () =>
        void actions.separate!(item.id)
          .then(() => toast({ text: t`Otra vez son dos preguntas.` }))
          // The shell says what went wrong.
          .catch(() => undefined)
          .finally(() => void actions.changed());
      toast({
        text: t`Las dos preguntas ya son una.`,
        action: { label: t`Deshacer: juntar las preguntas`, run: undo },
      });
      setIsOpen(false);
    });
  return (
    <>
      <Button kind="quiet" size="small" onClick={open}>
        <Trans>Juntar con otra igual…</Trans>
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} side="centre" label={t`Juntar con otra igual`}>
        <div className={sheet.body}>
          <p>
            <Trans>
              «{item.body}» deja de verse: sus respuestas pasan a la otra, y quien la hizo recibe un correo. Se deshace
              en 30 días, si no llega otra respuesta.
            </Trans>
          </p>
          {twins === null && submission.isBusy && <SkeletonList rows={2} />}
          {twins?.length === 0 && (
            <p role="status">
              <Trans>No encontramos otra que se le parezca.</Trans>
            </p>
          )}
          {twins && twins.length > 0 && (
            <FieldSet legend={t`Con cuál`}>
              <div className={flow.stack2}>
                {twins.map(({ id, body, askedBy }) => (
                  <label key={id} className={flow.row3}>
                    <input
                      type="radio"
                      name={`twin-of-${item.id}`}
                      checked={id === into}
                      onChange={() => setInto(id)}
                    />
                    <span>
                      {body} <small>{askedBy}</small>
                    </span>
                  </label>
                ))}
              </div>
            </FieldSet>
          )}
          <FormProblem of={submission} />
          <Button block disabled={submission.isBusy || into === null} onClick={() => void merge()}>
            <Trans>Juntarlas</Trans>
          </Button>
        </div>
      </Sheet>
    </>
  );
}

/** Where a merged question is shown now, and the way back. */
export function MergedNote({ item, actions }: { item: QuestionCase; actions: QuestionCaseActions }) {
  const { t } = useLingui();
  const submission = useSubmit();
  const { id, merged } = item;
  if (!merged) return null;
  const separate = () =>
    submission.submit(async (call) => {
      await actions.separate!(id, call).finally(actions.changed);
      toast({ text: t`Otra vez son dos preguntas.` });
    });
  return (
    <>
      {merged.into && (
        <p>
          <Trans>Se ve dentro de «{merged.into.body}».</Trans>
        </p>
      )}
      <FormProblem of={submission} />
      {merged.canUndo && actions.separate && (
        <p>
          <Button kind="quiet" size="small" disabled={submission.isBusy} onClick={() => void separate()}>
            <Trans>Separarlas</Trans>
          </Button>
        </p>
      )}
    </>
  );
}
