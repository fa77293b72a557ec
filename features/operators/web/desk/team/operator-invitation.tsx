import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Static } from 'typebox';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/operator-paths.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { OPERATOR_ERRORS } from '../../../contract/errors.ts';
import { OPERATOR_ROLE_WORDS, type ShownInvitation } from '../../../contract/operator-office.ts';
import { OPERATOR_INVITATION_HEADER, operatorInvitationRoutes } from '../../../contract/routes.ts';

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const KEPT = 'operator-invitation';

/** What the link of a letter invites to; it is taken with the account of that address. */
export function OperatorInvitation() {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const signedIn = useSession(({ person }) => person !== null);
  const [secret, setSecret] = useState<string | null>(null);
  const [invitation, setInvitation] = useState<Static<typeof ShownInvitation> | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const found = location.hash.slice(1) || sessionStorage.getItem(KEPT) || '';
    sessionStorage.setItem(KEPT, found);
    // The secret leaves the address, and so the history that others at this device may read.
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setSecret(found);
    if (!SECRET.test(found))
      return setProblem({ ...OPERATOR_ERRORS.operator_invitation_not_found, code: 'operator_invitation_not_found' });
    api
      .post<Static<typeof ShownInvitation>>(operatorInvitationRoutes.show, undefined, {
        headers: { [OPERATOR_INVITATION_HEADER]: found },
        quiet: true,
      })
      .then(setInvitation, (error: unknown) => error instanceof ApiError && setProblem(error.problem));
  }, [api]);

  async function accept() {
    setBusy(true);
    try {
      const { operator } = await api.post<Static<typeof ShownInvitation>>(operatorInvitationRoutes.accept, undefined, {
        headers: { [OPERATOR_INVITATION_HEADER]: secret ?? '' },
        quiet: true,
      });
      sessionStorage.removeItem(KEPT);
      toast({ text: t`Ya estás en el equipo de ${operator.name}.` });
      await navigate(operatorPaths.today(operator.id));
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.problem);
    } finally {
      setBusy(false);
    }
  }

  if (problem) {
    const isOther = problem.code === 'operator_invitation_for_another' || problem.status === 401;
    return (
      <SceneState
        level={1}
        scene="night"
        title={problem.title}
        action={
          <ButtonLink to={isOther ? paths.signIn(operatorPaths.invitation()) : paths.home()}>
            {isOther ? <Trans>Entrar con otra cuenta</Trans> : <Trans>Ir al inicio</Trans>}
          </ButtonLink>
        }
      >
        <p>{problem.detail}</p>
      </SceneState>
    );
  }
  const role = invitation && OPERATOR_ROLE_WORDS[invitation.role];
  return (
    <SceneState
      level={1}
      scene="quiet"
      title={invitation ? t`${invitation.operator.name} te espera` : t`Una invitación`}
      action={
        signedIn ? (
          <Button disabled={busy || !invitation} onClick={() => void accept()}>
            <Trans>Aceptar la invitación</Trans>
          </Button>
        ) : (
          <>
            <ButtonLink to={paths.signIn(operatorPaths.invitation())}>
              <Trans>Entrar y aceptar</Trans>
            </ButtonLink>
            <ButtonLink kind="quiet" to={paths.signUp(operatorPaths.invitation())}>
              <Trans>Crear mi cuenta</Trans>
            </ButtonLink>
          </>
        )
      }
    >
      {invitation && role ? (
        <p>
          <Trans>
            Te invitan con el papel de <b>{role.name.toLowerCase()}</b>. {role.may} La invitación es para{' '}
            <b>{invitation.email}</b>: hace falta una cuenta con ese correo.
          </Trans>
        </p>
      ) : (
        <p role="status">
          <Trans>Leyendo la invitación…</Trans>
        </p>
      )}
    </SceneState>
  );
}
