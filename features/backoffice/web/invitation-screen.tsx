import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { backofficeRoutes, INVITATION_HEADER } from '#features/backoffice/contract/routes.ts';
import { type OwnInvitation, STAFF_ROLE_WORDS } from '#features/backoffice/contract/staff.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { ApiError, type Problem } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Where the secret waits while its person signs in or makes an account: in this tab alone. */
const KEPT = 'staff-invitation';
const SECRET = /^[\w-]{43}$/;

/** What the link of an invitation opens: to what, by whom, and one button. */
export function InvitationScreen() {
  const api = useApi();
  const { t } = useLingui();
  const navigate = useNavigate();
  const { id, product, empty } = useFace();
  const [secret, setSecret] = useState<string | null>(null);
  const signedIn = useSession((it) => it.status === 'person');
  const [invitation, setInvitation] = useState<OwnInvitation | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const found = location.hash.slice(1) || sessionStorage.getItem(KEPT) || '';
    sessionStorage.setItem(KEPT, found);
    // The secret leaves the address, and so the history that others at this device may read.
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setSecret(found);
    if (!SECRET.test(found))
      return setProblem({ ...BACKOFFICE_ERRORS.invitation_not_found, code: 'invitation_not_found' });
    const ask = api.post<OwnInvitation>(backofficeRoutes.showInvitation, undefined, {
      headers: { [INVITATION_HEADER]: found },
      quiet: true,
    });
    ask.then(setInvitation, (error: unknown) => error instanceof ApiError && setProblem(error.problem));
  }, [api]);

  async function accept() {
    setBusy(true);
    try {
      await api.post(backofficeRoutes.acceptInvitation, undefined, {
        headers: { [INVITATION_HEADER]: secret ?? '' },
        quiet: true,
      });
      sessionStorage.removeItem(KEPT);
      toast({ text: t`Ya estás en el equipo de ${product}.` });
      await navigate(paths.office());
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.problem);
    } finally {
      setBusy(false);
    }
  }

  const picture = (scene: string) => posterUrl({ region: id, scene, seed: scene });
  if (problem) {
    const other = problem.code === 'invitation_for_another' || problem.status === 401;
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          picture={picture(empty.night)}
          title={problem.title}
          action={
            other ? (
              <ButtonLink to={paths.signIn(paths.staffInvitation())}>
                <Trans>Entrar con otra cuenta</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.home()}>
                <Trans>Ir al inicio</Trans>
              </ButtonLink>
            )
          }
        >
          <p>{problem.detail}</p>
        </EmptyState>
      </div>
    );
  }
  const role = invitation && STAFF_ROLE_WORDS[invitation.role];
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        picture={picture(empty.quiet)}
        title={t`El equipo de ${product} te espera`}
        action={
          signedIn ? (
            <Button disabled={busy || !invitation} onClick={() => void accept()}>
              <Trans>Aceptar la invitación</Trans>
            </Button>
          ) : (
            <>
              <ButtonLink to={paths.signIn(paths.staffInvitation())}>
                <Trans>Entrar y aceptar</Trans>
              </ButtonLink>
              <ButtonLink kind="quiet" to={paths.signUp(paths.staffInvitation())}>
                <Trans>Crear mi cuenta</Trans>
              </ButtonLink>
            </>
          )
        }
      >
        {invitation && role ? (
          <>
            <p>
              {invitation.invitedBy ? (
                <Trans>
                  {invitation.invitedBy} te invita con el papel de <b>{role.name.toLowerCase()}</b>.
                </Trans>
              ) : (
                <Trans>
                  Te invitan con el papel de <b>{role.name.toLowerCase()}</b>.
                </Trans>
              )}{' '}
              {role.may}
            </p>
            <p>
              <Trans>
                La invitación es para <b>{invitation.email}</b>: hace falta una cuenta con ese correo.
              </Trans>
            </p>
          </>
        ) : (
          <p role="status">
            <Trans>Leyendo la invitación…</Trans>
          </p>
        )}
      </EmptyState>
    </div>
  );
}
