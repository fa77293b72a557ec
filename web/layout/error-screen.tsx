import { Trans } from '@lingui/react/macro';
import { paths } from '#web/paths/site.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { hasStored, ORDER_LIST, TRIP_LIST } from '../offline/stored-lists.ts';
import { NotFoundState, SceneState } from './scene-state.tsx';
import { useFailure } from './use-failure.ts';

export default function ErrorScreen() {
  const { kind, title, detail } = useFailure();
  if (kind === 'missing') return <NotFoundState>{detail}</NotFoundState>;
  return (
    <SceneState
      level={1}
      scene="night"
      title={title}
      action={
        <>
          <Button onClick={() => location.reload()}>
            <Trans>Volver a intentar</Trans>
          </Button>
          {kind === 'offline' && <StoredHere />}
          <ButtonLink kind="quiet" to={paths.home()}>
            <Trans>Ir al inicio</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>{detail}</p>
    </SceneState>
  );
}

function StoredHere() {
  return (
    <>
      {hasStored(TRIP_LIST) && (
        <ButtonLink kind="quiet" to={paths.trips()}>
          <Trans>Mis viajes</Trans>
        </ButtonLink>
      )}
      {hasStored(ORDER_LIST) && (
        <ButtonLink kind="quiet" to={paths.findBooking()}>
          <Trans>Mis reservas</Trans>
        </ButtonLink>
      )}
    </>
  );
}
