import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { ApiError } from '#web/http/problem.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** What somebody sees who may not come in, or not yet: to sign in, to add the second step, or that there is no such place. */
export function ClosedDoor({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useLingui();
  const { id, empty } = useFace();
  const { pathname } = useLocation();
  const picture = (scene: string) => posterUrl({ region: id, scene, seed: scene });
  const problem = error instanceof ApiError ? error.problem : null;

  if (problem?.status === 401) {
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          picture={picture(empty.night)}
          title={t`Entra para seguir`}
          action={
            <ButtonLink to={paths.signIn(pathname)}>
              <Trans>Entrar</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>La oficina de la región es para su equipo. Entra con tu cuenta y vuelves aquí.</Trans>
          </p>
        </EmptyState>
      </div>
    );
  }
  if (problem?.code === 'second_factor_needed') {
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          picture={picture(empty.night)}
          title={t`Falta tu segundo paso`}
          action={
            <>
              <ButtonLink to={paths.accountSecurity()}>
                <Trans>Configurar el segundo paso</Trans>
              </ButtonLink>
              <ButtonLink kind="quiet" to={paths.signIn(pathname)}>
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
        </EmptyState>
      </div>
    );
  }
  if (problem?.status === 403 || problem?.status === 404) {
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          picture={picture(empty.quiet)}
          title={t`Por aquí no hay camino`}
          action={
            <ButtonLink to={paths.explore()}>
              <Trans>Explorar la región</Trans>
            </ButtonLink>
          }
        >
          <p>
            <Trans>Lo que buscas cambió de dirección, o no es parte de tu visita.</Trans>
          </p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={picture(empty.night)}
        title={t`No pudimos abrir la oficina`}
        action={
          <Button onClick={retry}>
            <Trans>Volver a intentar</Trans>
          </Button>
        }
      >
        <p>{problem?.detail}</p>
      </EmptyState>
    </div>
  );
}
