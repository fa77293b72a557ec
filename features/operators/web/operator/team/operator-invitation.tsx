import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Api } from '#web/http/api.ts';
import { InvitationState } from '#web/invitation/invitation-state.tsx';
import { useInvitation } from '#web/invitation/use-invitation.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { toast } from '#web/ui/toast-store.ts';
import { OPERATOR_ERRORS } from '../../../contract/errors.ts';
import { OPERATOR_INVITATION_HEADER } from '../../../contract/headers.ts';
import { OPERATOR_ROLE_WORDS } from '../../../contract/managed-operator.ts';
import { acceptOperatorInvitation, showOperatorInvitation } from '../../../contract/operator-routes.ts';

const INVITED = {
  kept: 'operator-invitation',
  show: (api: Api, secret: string) =>
    api.call(showOperatorInvitation, { headers: { [OPERATOR_INVITATION_HEADER]: secret }, quiet: true }),
  accept: (api: Api, secret: string) =>
    api.call(acceptOperatorInvitation, { headers: { [OPERATOR_INVITATION_HEADER]: secret }, quiet: true }),
  notFound: { ...OPERATOR_ERRORS.operator_invitation_not_found, code: 'operator_invitation_not_found' },
};

export function OperatorInvitation() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { invitation, problem, busy, accept } = useInvitation(INVITED);
  const role = invitation && OPERATOR_ROLE_WORDS[invitation.role];

  async function join() {
    const accepted = await accept();
    if (!accepted) return;
    const { operator } = accepted;
    toast({ text: t`Ya estás en el equipo de ${operator.name}.` });
    await navigate(operatorPaths.today(operator.id));
  }

  return (
    <InvitationState
      title={invitation ? t`${invitation.operator.name} te espera` : t`Una invitación`}
      problem={problem}
      forAnother="operator_invitation_for_another"
      here={operatorPaths.invitation()}
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
