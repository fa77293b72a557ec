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
  /** The question, such as "¿Suspender a Rosa?". */
  title: string;
  /** Explains the effect of the action, and whether it can be undone. */
  children: ReactNode;
  /** Label of the button, such as "Suspender la cuenta". */
  verb: string;
  /** Label of the cancel button, by default "Dejarlo como está". */
  leave?: string;
  /** Label of a field for the reason, which is passed to `run`. */
  why?: string;
  /** Runs the action. On an error the dialog shows the error and keeps the typed reason. */
  run: (reason: string, call: AttemptCall) => Promise<unknown>;
}

/** Asks for confirmation of an action that affects other people. The focus starts on the field for the reason or, without this field, on the cancel button. */
export function Confirm({ open, onClose, why, run, leave, ...asked }: ConfirmProps) {
  const [last, setLast] = useState(asked);
  // While the dialog closes it keeps its texts, because the caller's data may already be gone.
  if (open && (last.title !== asked.title || last.verb !== asked.verb || last.children !== asked.children))
    setLast(asked);
  const { title, verb, children } = open ? asked : last;
  const [reason, setReason] = useState('');
  const submission = useSubmit();
  const { isBusy, failure, fail, submit } = submission;
  const { t } = useLingui();
  const short = why !== undefined && reason.trim().length < 4;

  async function send(event: FormEvent) {
    // The dialog may be a child of another form in React's tree.
    event.preventDefault();
    event.stopPropagation();
    if (short) return fail(t`Escribe el motivo: queda en el registro.`);
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
