import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Problem } from '#web/http/problem.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { accountPaths } from '#web/paths/account.ts';
import { paths } from '#web/paths/site.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

interface InvitationStateProps {
  title: string;
  problem: Problem | null;
  forAnother: string;
  here: string;
  busy: boolean;
  onAccept(): void;
  children: ReactNode | undefined;
}

export function InvitationState({ title, problem, forAnother, here, busy, onAccept, children }: InvitationStateProps) {
  const signedIn = useSession(({ status }) => status === 'person');
  if (problem) {
    const isOther = problem.code === forAnother || problem.status === 401;
    return (
      <SceneState
        level={1}
        scene="night"
        title={problem.title}
        action={
          <ButtonLink to={isOther ? accountPaths.signIn(here) : paths.home()}>
            {isOther ? <Trans>Entrar con otra cuenta</Trans> : <Trans>Ir al inicio</Trans>}
          </ButtonLink>
        }
      >
        <p>{problem.detail}</p>
      </SceneState>
    );
  }
  return (
    <SceneState
      level={1}
      scene="quiet"
      title={title}
      action={
        signedIn ? (
          <Button disabled={busy || !children} onClick={onAccept}>
            <Trans>Aceptar la invitación</Trans>
          </Button>
        ) : (
          <>
            <ButtonLink to={accountPaths.signIn(here)}>
              <Trans>Entrar y aceptar</Trans>
            </ButtonLink>
            <ButtonLink kind="quiet" to={accountPaths.signUp(here)}>
              <Trans>Crear mi cuenta</Trans>
            </ButtonLink>
          </>
        )
      }
    >
      {children ?? (
        <p role="status">
          <Trans>Leyendo la invitación…</Trans>
        </p>
      )}
    </SceneState>
  );
}
