import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Week, weekOf } from '#features/places/web/public.ts';
import { formatDay } from '#web/format/dates.ts';
import type { Api } from '#web/http/api.ts';
import { useInvitation } from '#web/invitation/use-invitation.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { ownerPaths } from '#web/paths/owner.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { confirmHoursByLink, showHoursConfirmation } from '../../contract/confirmation-routes.ts';
import { OWNER_ERRORS } from '../../contract/errors.ts';
import { OWNER_SECRET_HEADER } from '../../contract/team.ts';

const LINK = {
  kept: 'hours-confirmation',
  show: (api: Api, secret: string) =>
    api.call(showHoursConfirmation, { headers: { [OWNER_SECRET_HEADER]: secret }, quiet: true }),
  accept: (api: Api, secret: string) =>
    api.call(confirmHoursByLink, { headers: { [OWNER_SECRET_HEADER]: secret }, quiet: true }),
  notFound: { ...OWNER_ERRORS.confirmation_not_found, code: 'confirmation_not_found' },
};

/** Opening the link changes nothing, because mail programs open links too. */
export function ConfirmHours() {
  const { t } = useLingui();
  const { invitation: asked, problem, busy, accept } = useInvitation(LINK);
  const [isDone, setDone] = useState(false);
  if (problem)
    return (
      <SceneState
        level={1}
        scene="night"
        title={problem.title}
        action={
          <ButtonLink to={ownerPaths.places()}>
            <Trans>Abrir mi lugar</Trans>
          </ButtonLink>
        }
      >
        <p>{problem.detail}</p>
      </SceneState>
    );
  return (
    <div className={`wrap ${flow.page}`}>
      <div className={`${flow.stack45} ${flow.narrow}`}>
        <h1>{asked ? asked.place.name : t`Tu horario`}</h1>
        {!asked ? (
          <SkeletonList rows={2} />
        ) : isDone ? (
          <>
            <Alert
              tone="open"
              live="status"
              icon={<Check size={22} aria-hidden />}
              title={t`Gracias, quedó confirmado`}
            >
              <Trans>Quien viaje hoy ya lo ve con la fecha de hoy.</Trans>
            </Alert>
            <TextLink to={paths.place(asked.place.slug)}>
              <Trans>Ver la ficha</Trans>
            </TextLink>
          </>
        ) : (
          <>
            <p>
              {asked.confirmedOn ? (
                <Trans>Lo confirmaste el {formatDay(asked.confirmedOn)}. ¿Sigue igual?</Trans>
              ) : (
                <Trans>¿Este es tu horario?</Trans>
              )}
            </p>
            {asked.hours.rule ? (
              <Week week={weekOf(asked.hours.rule)} sure />
            ) : (
              <p>
                <Trans>Espacio abierto, sin puerta.</Trans>
              </p>
            )}
            <Actions>
              <Button
                disabled={busy}
                onClick={() =>
                  void accept().then((confirmed) => {
                    if (confirmed) setDone(true);
                  })
                }
              >
                <Check size={18} aria-hidden />
                <Trans>Sí, sigue igual</Trans>
              </Button>
              <ButtonLink kind="quiet" to={`${ownerPaths.facts(asked.place.id)}#horario`}>
                <Trans>Cambió</Trans>
              </ButtonLink>
            </Actions>
          </>
        )}
      </div>
    </div>
  );
}
