import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { INVITATION_HEADER } from '#features/backoffice/contract/headers.ts';
import { acceptStaffInvitation, showStaffInvitation } from '#features/backoffice/contract/routes.ts';
import { STAFF_ROLE_WORDS } from '#features/backoffice/contract/staff.ts';
import { useFace } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { InvitationState } from '#web/invitation/invitation-state.tsx';
import { useInvitation } from '#web/invitation/use-invitation.ts';
import { regionPaths } from '#web/paths/region.ts';
import { toast } from '#web/ui/toast-store.ts';

const INVITED = {
  kept: 'staff-invitation',
  show: (api: Api, secret: string) =>
    api.call(showStaffInvitation, { headers: { [INVITATION_HEADER]: secret }, quiet: true }),
  accept: (api: Api, secret: string) =>
    api.call(acceptStaffInvitation, { headers: { [INVITATION_HEADER]: secret }, quiet: true }),
  notFound: { ...BACKOFFICE_ERRORS.invitation_not_found, code: 'invitation_not_found' },
};

export function InvitationScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { product } = useFace();
  const { invitation, problem, busy, accept } = useInvitation(INVITED);
  const role = invitation && STAFF_ROLE_WORDS[invitation.role];

  async function join() {
    if (!(await accept())) return;
    toast({ text: t`Ya estás en el equipo de ${product}.` });
    await navigate(regionPaths.overview());
  }

  return (
    <InvitationState
      title={t`El equipo de ${product} te espera`}
      problem={problem}
      forAnother="invitation_for_another"
      here={regionPaths.invitation()}
      busy={busy}
      onAccept={() => void join()}
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
      ) : undefined}
    </InvitationState>
  );
}
