import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STAFF_ROLES, type StaffRole } from '#features/accounts/contract/actor.ts';
import {
  changeStaff,
  inviteStaff,
  listStaff,
  removeStaff,
  resendStaffInvitation,
  withdrawStaffInvitation,
} from '#features/backoffice/contract/routes.ts';
import {
  STAFF_ROLE_WORDS,
  type Staff,
  type StaffInvitation,
  type StaffMember,
} from '#features/backoffice/contract/staff.ts';
import { useApi } from '#web/http/use-api.ts';
import { InviteForm } from '#web/invitation/invite-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { Confirm } from '../confirm.tsx';
import { backOfficeKey } from '../frame/back-office.queries.ts';
import { Age } from '../tasks/age.tsx';
import { Trouble } from '../trouble.tsx';

const staffKey = [...backOfficeKey, 'staff'] as const;

export function Team() {
  const api = useApi();
  const { t } = useLingui();
  const cache = useQueryClient();
  const staff = useQuery({
    queryKey: staffKey,
    queryFn: ({ signal }) => api.call(listStaff, { signal, quiet: true }),
  });
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const keep = (team: Staff) => void cache.setQueryData(staffKey, team);
  const changeRole = useMutation({
    mutationFn: ({ id, role }: { id: string; role: StaffRole }) =>
      api.call(changeStaff, { params: { accountId: id }, body: { role } }),
    onSuccess: keep,
  });
  const resend = useMutation({
    mutationFn: (id: string) => api.call(resendStaffInvitation, { params: { id } }),
    onSuccess: keep,
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => api.call(withdrawStaffInvitation, { params: { id } }),
    onSuccess: keep,
  });

  if (staff.isPending) return <SkeletonList />;
  if (staff.error) return <Trouble error={staff.error} retry={() => void staff.refetch()} />;
  const { items, invitations } = staff.data;

  function change(member: StaffMember, role: StaffRole) {
    const { accountId, name, role: before } = member;
    const undo = () => changeRole.mutate({ id: accountId, role: before });
    changeRole.mutate(
      { id: accountId, role },
      {
        onSuccess: () =>
          toast({
            text: t`${name} pasa a ${STAFF_ROLE_WORDS[role].name.toLowerCase()}.`,
            action: { label: t`Deshacer: papel de ${name}`, run: undo },
          }),
      },
    );
  }

  return (
    <>
      <Rows>
        {items.map((member) => (
          <Member
            key={member.accountId}
            member={member}
            busy={changeRole.isPending}
            onRole={(role) => change(member, role)}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </Rows>
      <h2 className={rows.label}>
        <Trans>Invitar a alguien</Trans>
      </h2>
      <InviteForm
        roles={STAFF_ROLES}
        roleWords={STAFF_ROLE_WORDS}
        initial="editor"
        schema={async () => (await import('#features/backoffice/contract/staff.ts')).InviteStaff}
        invite={async (body, call) => keep(await api.call(inviteStaff, { body, ...call }))}
      />
      {invitations.length > 0 && (
        <>
          <h2 className={rows.label}>
            <Trans>Invitaciones sin aceptar</Trans>
          </h2>
          <Rows>
            {invitations.map((invitation) => (
              <Invitation
                key={invitation.id}
                invitation={invitation}
                busy={resend.isPending || withdraw.isPending}
                onResend={() =>
                  resend.mutate(invitation.id, {
                    onSuccess: () => toast({ text: t`Le enviamos otro enlace a ${invitation.email}.` }),
                  })
                }
                onWithdraw={() =>
                  withdraw.mutate(invitation.id, {
                    onSuccess: () =>
                      toast({ text: t`La invitación a ${invitation.email} se retiró: su enlace ya no sirve.` }),
                  })
                }
              />
            ))}
          </Rows>
        </>
      )}
      <Confirm
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving?.you ? t`¿Salir del equipo?` : t`¿Quitar a ${leaving?.name ?? ''} del equipo?`}
        verb={t`Quitar del equipo`}
        run={async () => {
          if (!leaving) return;
          keep(await api.call(removeStaff, { params: { accountId: leaving.accountId }, quiet: true }));
          toast({ text: t`${leaving.name} ya no está en el equipo. Su cuenta sigue.` });
        }}
      >
        <p>
          <Trans>
            Deja de ver la oficina en este mismo momento. Su cuenta y sus viajes siguen; para volver hará falta otra
            invitación.
          </Trans>
        </p>
      </Confirm>
    </>
  );
}

interface MemberProps {
  member: StaffMember;
  busy: boolean;
  onRole: (role: StaffRole) => void;
  onRemove: () => void;
}

function Member({ member, busy, onRole, onRemove }: MemberProps) {
  const { t } = useLingui();
  const { name, email, role, secondFactor, lastSeenAt, you, can } = member;
  return (
    <Row columns={3}>
      <RowMain>
        <RowName>
          {name} {you && <Badge>{t`Tú`}</Badge>}
        </RowName>
        <span className={rows.soft}>{email}</span>
      </RowMain>
      <RowFacts>
        {role === 'admin' && !secondFactor && (
          <Badge tone="doubt">
            <Trans>Falta su segundo paso</Trans>
          </Badge>
        )}
        <span>
          {lastSeenAt ? (
            <Trans>
              Última vez, <Age at={lastSeenAt} />
            </Trans>
          ) : (
            <Trans>Todavía no entró</Trans>
          )}
        </span>
        {!can.change.allowed && <small>{can.change.reason}</small>}
      </RowFacts>
      <RowEnd>
        <SelectField
          label={<span className="sr">{t`Papel de ${name}`}</span>}
          value={role}
          disabled={!can.change.allowed || busy}
          onChange={(event) => onRole(event.target.value as StaffRole)}
        >
          {STAFF_ROLES.map((one) => (
            <option key={one} value={one}>
              {STAFF_ROLE_WORDS[one].name}
            </option>
          ))}
        </SelectField>
        <Button
          kind="bare"
          size="small"
          disabled={!can.remove.allowed}
          aria-label={t`Quitar a ${name} del equipo`}
          onClick={onRemove}
        >
          <Trans>Quitar</Trans>
        </Button>
      </RowEnd>
    </Row>
  );
}

interface InvitationProps {
  invitation: StaffInvitation;
  busy: boolean;
  onResend: () => void;
  onWithdraw: () => void;
}

function Invitation({ invitation, busy, onResend, onWithdraw }: InvitationProps) {
  const { t } = useLingui();
  const { email, role, state, invitedBy, invitedAt, expiresAt } = invitation;
  return (
    <Row columns={3}>
      <RowMain>
        <RowName>{email}</RowName>
        <span className={rows.soft}>{STAFF_ROLE_WORDS[role].name}</span>
      </RowMain>
      <RowFacts>
        <Badge tone={state === 'expired' ? 'bad' : 'doubt'}>
          {state === 'expired' ? (
            <Trans>
              Venció <Age at={expiresAt} />
            </Trans>
          ) : (
            <Trans>
              Vence <Age at={expiresAt} />
            </Trans>
          )}
        </Badge>
        <span>
          {invitedBy ? (
            <Trans>
              La invitó {invitedBy}, <Age at={invitedAt} />
            </Trans>
          ) : (
            <Trans>
              Desde el servidor, <Age at={invitedAt} />
            </Trans>
          )}
        </span>
      </RowFacts>
      <RowEnd>
        <Button kind="quiet" size="small" disabled={busy} onClick={onResend} aria-label={t`Enviar otra vez a ${email}`}>
          <Trans>Enviar otra vez</Trans>
        </Button>
        <Button kind="bare" size="small" disabled={busy} onClick={onWithdraw} aria-label={t`Retirar la de ${email}`}>
          <Trans>Retirar</Trans>
        </Button>
      </RowEnd>
    </Row>
  );
}
