import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useFailure } from './use-failure.ts';

/** The server has every screen; a browser fetches this one on demand, or earlier when idle (panels.tsx). */
const ErrorScreen = import.meta.env.SSR
  ? (await import('./error-screen.tsx')).default
  : lazy(() => import('./error-screen.tsx').catch(() => ({ default: LastWord })));

/** Source file of the screen, as the build's manifest names it. */
export const FAILURE_FILE = 'web/layout/error-screen.tsx';

/** Shown by a route instead of its page. */
export function Failure() {
  return (
    <Suspense>
      <ErrorScreen />
    </Suspense>
  );
}

/** Replaces the error screen, with the same text, when that cannot be fetched. */
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
