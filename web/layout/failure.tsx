import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

/** The server has every screen at hand; a browser fetches this one when it is needed, or before, at rest (panels.tsx). */
const ErrorScreen = import.meta.env.SSR
  ? (await import('./error-screen.tsx')).default
  : lazy(() => import('./error-screen.tsx').catch(() => ({ default: LastWord })));

/** Source file of the screen, as the build's manifest names it. */
export const FAILURE_FILE = 'web/layout/error-screen.tsx';

/** What a route shows in place of its page. */
export function Failure() {
  return (
    <Suspense>
      <ErrorScreen />
    </Suspense>
  );
}

/** Not even the screen of failures could be fetched. */
function LastWord() {
  return (
    <p className="wrap">
      <Trans>
        No pudimos mostrar esta página. Lo que guardaste sigue en tu navegador.{' '}
        <button type="button" onClick={() => location.reload()}>
          Volver a intentar
        </button>
      </Trans>
    </p>
  );
}
