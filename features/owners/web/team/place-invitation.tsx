import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Api } from '#web/http/api.ts';
import { InvitationState } from '#web/invitation/invitation-state.tsx';
import { useInvitation } from '#web/invitation/use-invitation.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { toast } from '#web/ui/toast-store.ts';
import { OWNER_ERRORS } from '../../contract/errors.ts';
import { OWNER_SECRET_HEADER, PLACE_ROLE_WORDS } from '../../contract/team.ts';
import { acceptPlaceInvitation, showPlaceInvitation } from '../../contract/team-routes.ts';

const INVITED = {
  kept: 'place-invitation',
  show: (api: Api, secret: string) =>
    api.call(showPlaceInvitation, { headers: { [OWNER_SECRET_HEADER]: secret }, quiet: true }),
  accept: (api: Api, secret: string) =>
    api.call(acceptPlaceInvitation, { headers: { [OWNER_SECRET_HEADER]: secret }, quiet: true }),
  notFound: { ...OWNER_ERRORS.place_invitation_not_found, code: 'place_invitation_not_found' },
};

export function PlaceInvitation() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { invitation, problem, busy, accept } = useInvitation(INVITED);
  const role = invitation && PLACE_ROLE_WORDS[invitation.role];

  async function join() {
    const accepted = await accept();
    if (!accepted) return;
    const { place } = accepted;
    toast({ text: t`Ya estás en el equipo de ${place.name}.` });
    await navigate(ownerPaths.place(place.id));
  }

  return (
    <InvitationState
      title={invitation ? t`${invitation.place.name} te espera` : t`Una invitación`}
      problem={problem}
      forAnother="place_invitation_for_another"
      here={ownerPaths.invitation()}
      busy={busy}
      onAccept={() => void join()}
    >
      {invitation && role ? (
        <p>
          <Trans>
            Te invitan con el papel de <b>{role.name.toLowerCase()}</b>. {role.may} La invitación es para{' '}
            <b>{invitation.email}</b>: hace falta una cuenta con ese correo.
          </Trans>
        </p>
      ) : undefined}
    </InvitationState>
  );
}
