import { Trans } from '@lingui/react/macro';
import { CircleAlert, Lock } from 'lucide-react';
import { ApiError } from '#web/http/problem.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './trouble.module.css';

/** Shown instead of a part of the back office that failed to load. A refusal shows its reason; other errors offer to retry. */
export function Trouble({ error, retry }: { error: Error; retry: () => void }) {
  const problem = error instanceof ApiError ? error.problem : null;
  const refused = problem?.status === 403;
  return (
    <div className={styles.trouble} role="alert">
      {refused ? <Lock size={22} aria-hidden /> : <CircleAlert size={22} aria-hidden />}
      <p>
        <b>{problem?.title ?? <Trans>Algo falló</Trans>}</b>
        {problem?.detail}
      </p>
      {!refused && (
        <Button kind="quiet" size="small" onClick={retry}>
          <Trans>Volver a intentar</Trans>
        </Button>
      )}
    </div>
  );
}
