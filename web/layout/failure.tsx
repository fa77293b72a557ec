import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useFailure } from './use-failure.ts';

const ErrorScreen = import.meta.env.SSR
  ? (await import('./error-screen.tsx')).default
  : lazy(() => import('./error-screen.tsx').catch(() => ({ default: LastWord })));

export const FAILURE_FILE = 'web/layout/error-screen.tsx';

export function Failure() {
  return (
    <Suspense>
      <ErrorScreen />
    </Suspense>
  );
}

function LastWord() {
  const { title, detail } = useFailure();
  return (
    <div className="wrap">
      <h1>{title}</h1>
      <p>{detail}</p>
      <Button onClick={() => location.reload()}>
        <Trans>Volver a intentar</Trans>
      </Button>
    </div>
  );
}
