import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PLACE_ROLES, type PlaceRole } from '#features/accounts/contract/actor.ts';
import { Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { InviteForm } from '#web/invitation/invite-form.tsx';
import { ownerPaths } from '#web/paths/owner.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { PLACE_ROLE_WORDS, type PlaceTeam } from '../../contract/team.ts';
import {
  changePlaceMember,
  invitePlaceMember,
  leavePlace,
  removePlaceMember,
  withdrawPlaceInvitation,
} from '../../contract/team-routes.ts';
import { ownPlacesQuery, placeTeamQuery } from '../frame/owner.queries.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';

type Member = PlaceTeam['items'][number];

/** Only an owner changes roles. An editor sees the team and can leave. */
export function PlaceTeamScreen() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { role, place } = useOwnedPlace();
  const placeId = place.id;
  const query = placeTeamQuery(api, placeId);
  const { data, error, refetch } = useQuery(query);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const submission = useSubmit();
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  const mayEdit = role === 'owner';
  const keep = (team: PlaceTeam) => queries.setQueryData(query.queryKey, team);
  const attempt = (work: () => Promise<PlaceTeam>, done: string) =>
    submission.submit(async () => {
      keep(await work());
      toast({ text: done });
    });
  const owners = data.items.filter((one) => one.role === 'owner');
  const isLastOwner = owners.length === 1 && owners[0]!.you;

  return (
    <>
      <FormProblem of={submission} />
      <Rows>
        {data.items.map((one) => (
          <Row key={one.accountId} columns={2}>
            <RowMain>
              <RowName>
                {one.name} {one.you && <Badge>{t`Tú`}</Badge>}
              </RowName>
              <span className={rows.soft}>{one.email}</span>
            </RowMain>
            <RowEnd>
              {mayEdit && !(one.you && isLastOwner) ? (
                <SelectField
                  label={<span className="sr">{t`Papel de ${one.name}`}</span>}
                  value={one.role}
                  onChange={({ target }) =>
                    void attempt(
                      () =>
                        api.call(changePlaceMember, {
                          params: { placeId, accountId: one.accountId },
                          body: { role: target.value as PlaceRole },
                          quiet: true,
                        }),
                      t`El papel de ${one.name} cambió.`,
                    )
                  }
                >
                  {PLACE_ROLES.map((each) => (
                    <option key={each} value={each}>
                      {PLACE_ROLE_WORDS[each].name}
                    </option>
                  ))}
                </SelectField>
              ) : (
                <span className={rows.soft}>{PLACE_ROLE_WORDS[one.role].name}</span>
              )}
              {(mayEdit || one.you) && (
                <Button
                  kind="bare"
                  size="small"
                  aria-label={one.you ? t`Salir del equipo` : t`Quitar a ${one.name} del equipo`}
                  onClick={() => setLeaving(one)}
                >
                  {one.you ? <Trans>Salir</Trans> : <Trans>Quitar</Trans>}
                </Button>
              )}
            </RowEnd>
          </Row>
        ))}
      </Rows>
      {mayEdit && (
        <>
          <h2 className={rows.label}>
            <Trans>Invitar a alguien</Trans>
          </h2>
          <InviteForm
            roles={PLACE_ROLES}
            roleWords={PLACE_ROLE_WORDS}
            initial="editor"
            schema={async () => (await import('../../contract/team.ts')).InvitePlaceMember}
            invite={async (body, call) =>
              keep(await api.call(invitePlaceMember, { params: { placeId }, body, ...call }))
            }
          />
        </>
      )}
      {mayEdit && data.invitations.length > 0 && (
        <>
          <h2 className={rows.label}>
            <Trans>Invitaciones sin aceptar</Trans>
          </h2>
          <Rows>
            {data.invitations.map(({ id, email, role: invited, state }) => (
              <Row key={id} columns={2}>
                <RowMain>
                  <RowName>{email}</RowName>
                  <span className={rows.soft}>{PLACE_ROLE_WORDS[invited].name}</span>
                </RowMain>
                <RowEnd>
                  {state === 'expired' && (
                    <Badge tone="bad">
                      <Trans>Venció</Trans>
                    </Badge>
                  )}
                  <Button
                    kind="bare"
                    size="small"
                    aria-label={t`Retirar la invitación a ${email}`}
                    onClick={() =>
                      void attempt(
                        () => api.call(withdrawPlaceInvitation, { params: { placeId, invitationId: id }, quiet: true }),
                        t`La invitación a ${email} ya no sirve.`,
                      )
                    }
                  >
                    <Trans>Retirar</Trans>
                  </Button>
                </RowEnd>
              </Row>
            ))}
          </Rows>
        </>
      )}
      <LeaveDialog member={leaving} isLastOwner={isLastOwner} onClose={() => setLeaving(null)} keep={keep} />
    </>
  );
}

interface LeaveDialogProps {
  member: Member | null;
  isLastOwner: boolean;
  onClose: () => void;
  keep: (team: PlaceTeam) => void;
}

function LeaveDialog({ member, isLastOwner, onClose, keep }: LeaveDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const placeId = useOwnedPlace().place.id;
  const isYou = member?.you ?? false;
  return (
    <Confirm
      open={member !== null}
      onClose={onClose}
      title={isYou ? t`¿Salir del equipo?` : t`¿Quitar a ${member?.name ?? ''} del equipo?`}
      verb={isYou ? t`Salir del equipo` : t`Quitar del equipo`}
      run={async (_reason, call) => {
        if (!isYou) {
          keep(await api.call(removePlaceMember, { params: { placeId, accountId: member!.accountId }, ...call }));
          return;
        }
        await api.call(leavePlace, { params: { placeId }, ...call });
        await queries.invalidateQueries({ queryKey: ownPlacesQuery(api).queryKey });
        await navigate(ownerPaths.places('all'));
        queries.removeQueries({ queryKey: ['owned-place', placeId] });
      }}
    >
      <p>
        {!isYou ? (
          <Trans>Desde ahora no podrá cambiar esta ficha. Para que vuelva, invítalo otra vez.</Trans>
        ) : isLastOwner ? (
          <Trans>Eres la única persona dueña: sale todo el equipo y cualquiera podrá pedir la ficha.</Trans>
        ) : (
          <Trans>Ya no podrás cambiar esta ficha. Para volver, te tienen que invitar otra vez.</Trans>
        )}
      </p>
    </Confirm>
  );
}
