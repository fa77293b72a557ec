import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { noAnswer } from '#web/http/problem.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { NoWayHere, SceneState } from './scene-state.tsx';

/** What stands where a page should: nothing there (404), or something went wrong. Says what happened and what to do. */
export default function ErrorScreen() {
  const error = useRouteError();
  const { t } = useLingui();
  const answer = isRouteErrorResponse(error) ? error : null;
  const detail = memberOf(answer?.data, 'detail');
  const isOffline = memberOf(answer?.data, 'code') === noAnswer().code;
  if (answer?.status === 404) {
    return <NoWayHere>{detail ?? <Trans>Lo que buscas cambió de dirección o ya no existe.</Trans>}</NoWayHere>;
  }
  return (
    <SceneState
      level={1}
      scene="night"
      title={isOffline ? t`Sin conexión` : t`Algo falló de nuestro lado`}
      action={
        <>
          <Button onClick={() => location.reload()}>
            <Trans>Volver a intentar</Trans>
          </Button>
          <ButtonLink kind="quiet" to={paths.home()}>
            <Trans>Ir al inicio</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>{detail ?? <Trans>No pudimos mostrar esta página. Lo que guardaste sigue en tu navegador.</Trans>}</p>
    </SceneState>
  );
}

function memberOf(problem: unknown, name: 'detail' | 'code'): string | null {
  const value = problem && typeof problem === 'object' ? (problem as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : null;
}
