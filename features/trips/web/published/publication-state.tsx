import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { useSession } from '#web/session/session.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { OwnPublication } from '../../contract/publication.ts';
import { publishTrip, unpublishTrip } from '../../contract/publication-routes.ts';

interface PublicationStateProps {
  id: string;
  headers: Record<string, string>;
  publication: OwnPublication;
  onChanged: () => Promise<void>;
}

/** Says whether the trip is public, waits or was refused. Shows nothing before the first request. */
export function PublicationState({ id, headers, publication, onChanged }: PublicationStateProps) {
  const { t } = useLingui();
  const api = useApi();
  const submission = useSubmit();
  const person = useSession((session) => session.person);
  const { latest, live, version, copies } = publication;
  if (!latest) return null;
  const isOpen = live !== null || latest.state === 'pending';
  const withdraw = () =>
    submission.submit(async (call) => {
      await api.call(unpublishTrip, { params: { id }, headers, ...call }).finally(onChanged);
      toast({
        text: t`Ya no es público.`,
        // The region looks at the trip again.
        action: {
          label: t`Pedirlo otra vez`,
          run: async () => {
            const body = { version, authorName: latest.authorName, notes: latest.notes };
            await api.call(publishTrip, { params: { id }, headers, body });
            await onChanged();
          },
        },
      });
    });
  return (
    <Alert
      live="status"
      tone={live ? 'open' : latest.state === 'pending' ? 'accent' : 'plain'}
      title={<Title publication={publication} />}
      action={
        isOpen && (
          <Actions>
            {live && (
              <ButtonLink size="small" to={publicTripPaths.one(id)}>
                <Trans>Ver cómo se lee</Trans>
              </ButtonLink>
            )}
            {live && person && (
              <ButtonLink kind="quiet" size="small" to={publicTripPaths.questions(id)}>
                <Trans>Ver las preguntas</Trans>
              </ButtonLink>
            )}
            <Button kind="quiet" size="small" disabled={submission.isBusy} onClick={() => void withdraw()}>
              {live ? <Trans>Dejar de publicarlo</Trans> : <Trans>Ya no quiero publicarlo</Trans>}
            </Button>
          </Actions>
        )
      }
    >
      {latest.reason && <p>{latest.reason}.</p>}
      {live && latest.state === 'pending' && (
        <p>
          <Trans>Mientras revisamos la versión nueva, se sigue leyendo la anterior.</Trans>
        </p>
      )}
      {live && latest.state === 'published' && live.version !== version && (
        <p>
          <Trans>Lo cambiaste después: los demás leen la versión publicada hasta que publiques esta.</Trans>
        </p>
      )}
      {live && copies > 0 && (
        <p>
          <Plural value={copies} one="# persona lo copió." other="# personas lo copiaron." />
        </p>
      )}
      <FormProblem of={submission} />
    </Alert>
  );
}

function Title({ publication: { latest, live } }: Pick<PublicationStateProps, 'publication'>) {
  if (latest?.state === 'pending') return <Trans>Lo estamos revisando</Trans>;
  if (latest?.state === 'refused') return <Trans>No lo publicamos</Trans>;
  if (latest?.state === 'removed') return <Trans>La región lo retiró</Trans>;
  if (live) return <Trans>Es público</Trans>;
  return <Trans>Ya no es público</Trans>;
}
