import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { gaveUp } from '#features/accounts/web/public.ts';
import { ApiError } from '#web/http/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './confirm.module.css';

interface ConfirmProps {
  open: boolean;
  onClose: () => void;
  /** The question, as "¿Suspender a Rosa?". */
  title: string;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the button, as "Suspender la cuenta". */
  verb: string;
  /** The button that does nothing, where what is asked about has a gender: "Dejarla como está". */
  leave?: string;
  /** Asks why, with this label; what is typed goes to `run`. */
  why?: string;
  /** Resolves when it is done; what it throws is shown, and what was typed is kept. */
  run: (reason: string) => Promise<unknown>;
}

/** Asks before something that others will feel. The focus begins on the reason, or on leaving things as they are. */
export function Confirm({ open, onClose, why, run, leave, ...asked }: ConfirmProps) {
  const [last, setLast] = useState(asked);
  // While it slides away it says what it asked, and not what is no longer chosen.
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
