import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ApiError } from '#web/http/problem.ts';
import { NotFoundState, SceneState } from '#web/layout/scene-state.tsx';
import { accountPaths } from '#web/paths/account.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

export function ClosedDoor({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const problem = error instanceof ApiError ? error.problem : null;

  if (problem?.status === 401) {
    return (
      <SceneState
        level={1}
        scene="night"
        title={t`Entra para seguir`}
        action={
          <ButtonLink to={accountPaths.signIn(pathname)}>
            <Trans>Entrar</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>La oficina de la región es para su equipo. Entra con tu cuenta y vuelves aquí.</Trans>
        </p>
      </SceneState>
    );
  }
  if (problem?.code === 'second_factor_needed') {
    return (
      <SceneState
        level={1}
        scene="night"
        title={t`Falta tu segundo paso`}
        action={
          <>
            <ButtonLink to={accountPaths.security()}>
              <Trans>Configurar el segundo paso</Trans>
            </ButtonLink>
            <ButtonLink kind="quiet" to={accountPaths.signIn(pathname)}>
              <Trans>Ya lo tengo: entrar otra vez</Trans>
            </ButtonLink>
          </>
        }
      >
        <p>
          <Trans>
            Quien administra la región entra con dos pruebas: su contraseña y un código o una llave de acceso. Se
            configura en dos minutos.
          </Trans>
        </p>
      </SceneState>
    );
  }
  if (problem?.status === 403 || problem?.status === 404) {
    return (
      <NotFoundState>
        <Trans>Lo que buscas cambió de dirección, o no es parte de tu visita.</Trans>
      </NotFoundState>
    );
  }
  return (
    <SceneState
      level={1}
      scene="night"
      title={t`No pudimos abrir la oficina`}
      action={
        <Button onClick={retry}>
          <Trans>Volver a intentar</Trans>
        </Button>
      }
    >
      <p>{problem?.detail}</p>
    </SceneState>
  );
}
