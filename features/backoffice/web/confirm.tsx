import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { gaveUp } from '#web/http/gave-up.ts';
import { ApiError } from '#web/http/problem.ts';
import { Button } from '#web/ui/button.tsx';
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
  run: (reason: string) => Promise<unknown>;
}

/** Asks for confirmation of an action that affects other people. The focus starts on the field for the reason or, without this field, on the cancel button. */
export function Confirm({ open, onClose, why, run, leave, ...asked }: ConfirmProps) {
  const [last, setLast] = useState(asked);
  // While the dialog closes it keeps its texts, because the caller's data may already be gone.
  if (open && (last.title !== asked.title || last.verb !== asked.verb || last.children !== asked.children))
    setLast(asked);
  const { title, verb, children } = open ? asked : last;
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { t } = useLingui();
  const short = why !== undefined && reason.trim().length < 4;

  async function submit() {
    if (short) return setFailure(t`Escribe el motivo: queda en el registro.`);
    setBusy(true);
    setFailure(null);
    try {
      await run(reason.trim());
      setReason('');
      onClose();
    } catch (error) {
      if (gaveUp(error)) return;
      setFailure(error instanceof ApiError ? error.problem.detail : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet open={open} onClose={onClose} side="centre" label={title}>
      <form
        className={styles.confirm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
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
        {failure && !why && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.confirmActions}>
          <Button kind="quiet" onClick={onClose}>
            {leave ?? <Trans>Dejarlo como está</Trans>}
          </Button>
          <Button type="submit" className={styles.stop} disabled={busy}>
            {verb}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
