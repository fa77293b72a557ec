import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ErrorHolder, errorHolder } from '#web/http/error-holder.ts';
import type { Problem } from '#web/http/problem.ts';
import { useSession } from '#web/session/session.ts';
import { IconButton } from '#web/ui/button.tsx';
import styles from './notice.module.css';

export function Notice() {
  const { t } = useLingui();
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    const hear = ({ message, shownByScreen }: ErrorHolder) => {
      if (message && !shownByScreen) setProblem(message);
    };
    hear(errorHolder.getState());
    // After signing in, here or in another tab, the request to sign in is out of date.
    const forget = ({ person }: { person: unknown }) =>
      person && setProblem((said) => (said?.status === 401 ? null : said));
    const stopHearing = errorHolder.subscribe(hear);
    const stopForgetting = useSession.subscribe(forget);
    return () => {
      stopHearing();
      stopForgetting();
    };
  }, []);

  return (
    <div role="alert" className={styles.place}>
      {problem && (
        <div className={styles.notice}>
          <CircleAlert size={20} aria-hidden />
          <p>
            {problem.detail}
            {problem.requestId && (
              <small>
                <Trans>Si nos escribes, cita {problem.requestId}.</Trans>
              </small>
            )}
          </p>
          <IconButton label={t`Cerrar el aviso`} onClick={() => setProblem(null)}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
