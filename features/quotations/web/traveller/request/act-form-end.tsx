import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Submission } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { isStale } from '../accept/stale.ts';

interface ActFormEndProps {
  of: Pick<Submission, 'isBusy' | 'problem' | 'retry'>;
  disabled?: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** Leaves out errors about an outdated page, because the top of the page shows them. */
export function ActFormEnd({ of: { isBusy, problem, retry }, disabled = false, onBack, children }: ActFormEndProps) {
  return (
    <>
      {problem && !isStale(problem) && (
        <Alert
          look="line"
          action={
            retry && (
              <Button kind="quiet" size="small" onClick={retry}>
                <Trans>Volver a intentar</Trans>
              </Button>
            )
          }
        >
          <p>
            <b>{problem.title}.</b> {problem.detail}
          </p>
        </Alert>
      )}
      <Actions>
        <Button type="submit" disabled={disabled || isBusy}>
          {children}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          <Trans>Volver</Trans>
        </Button>
      </Actions>
    </>
  );
}
