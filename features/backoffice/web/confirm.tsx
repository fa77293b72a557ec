import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './confirm.module.css';

interface ConfirmProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  verb: string;
  leave?: string;
  /** Label of the field for the reason, which `run` receives. */
  why?: string;
  /** If `run` throws, the dialog stays open and keeps the reason. */
  run: (reason: string, call: AttemptCall) => Promise<unknown>;
}

export function Confirm({ open, onClose, why, run, leave, ...asked }: ConfirmProps) {
  const [last, setLast] = useState(asked);
  // While the dialog closes, the caller may already pass other texts.
  if (open && (last.title !== asked.title || last.verb !== asked.verb || last.children !== asked.children))
    setLast(asked);
  const { title, verb, children } = open ? asked : last;
  const [reason, setReason] = useState('');
  const submission = useSubmit();
  const { isBusy, failure, fail, submit } = submission;
  const { t } = useLingui();
  const short = why !== undefined && reason.trim().length < 4;

  async function send(event: FormEvent) {
    // In React's tree, the dialog may be inside another form.
    event.preventDefault();
    event.stopPropagation();
    if (short) return fail(t`Escribe por qué, en pocas palabras.`);
    if (!(await submit((call) => run(reason.trim(), call)))) return;
    setReason('');
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} side="centre" label={title}>
      <Form className={sheet.body} noValidate onSubmit={send}>
        <div>{children}</div>
        {why && (
          <TextAreaField
            label={why}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
            error={failure}
          />
        )}
        {!why && <FormProblem of={submission} />}
        <Actions align="end">
          <Button kind="quiet" onClick={onClose}>
            {leave ?? <Trans>Dejarlo como está</Trans>}
          </Button>
          <Button type="submit" className={styles.stop} disabled={isBusy}>
            {verb}
          </Button>
        </Actions>
      </Form>
    </Sheet>
  );
}
