import { Trans } from '@lingui/react/macro';
import { CircleAlert, Lock } from 'lucide-react';
import { ApiError } from '#web/http/problem.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

export function Trouble({ error, retry }: { error: Error; retry: () => void }) {
  const problem = error instanceof ApiError ? error.problem : null;
  const refused = problem?.status === 403;
  return (
    <Alert
      tone="caution"
      icon={refused ? <Lock size={22} aria-hidden /> : <CircleAlert size={22} aria-hidden />}
      title={problem?.title ?? <Trans>Algo falló</Trans>}
      action={
        !refused && (
          <Button kind="quiet" size="small" onClick={retry}>
            <Trans>Volver a intentar</Trans>
          </Button>
        )
      }
    >
      {problem?.detail}
    </Alert>
  );
}
