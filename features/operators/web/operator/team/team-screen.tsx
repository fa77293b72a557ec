import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OPERATOR_ROLES, type OperatorRole } from '#features/accounts/contract/actor.ts';
import { Age, Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { InviteForm } from '#web/invitation/invite-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { OPERATOR_ROLE_WORDS, type OperatorTeam } from '../../../contract/managed-operator.ts';
import {
  changeOperatorMember,
  inviteOperatorMember,
  removeOperatorMember,
  withdrawOperatorInvitation,
} from '../../../contract/operator-routes.ts';
import { teamQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';

type Member = OperatorTeam['items'][number];

export function TeamScreen() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const query = teamQuery(api, operatorId);
  const { data, error, refetch } = useQuery(query);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const { failure, retry, submit } = useSubmit();
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;

  async function attempt(work: () => Promise<OperatorTeam>, done: string) {
    await submit(async () => {
      queries.setQueryData(query.queryKey, await work());
      toast({ text: done });
    });
  }

  return (
    <>
      <FormProblem of={{ failure, retry }} />
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
              <SelectField
                label={<span className="sr">{t`Papel de ${one.name}`}</span>}
                value={one.role}
                onChange={({ target }) =>
                  void attempt(
                    () =>
                      api.call(changeOperatorMember, {
                        params: { operatorId, accountId: one.accountId },
                        body: { role: target.value as OperatorRole },
                        quiet: true,
                      }),
                    t`El papel de ${one.name} cambió.`,
                  )
                }
              >
                {OPERATOR_ROLES.map((role) => (
                  <option key={role} value={role}>
                    {OPERATOR_ROLE_WORDS[role].name}
                  </option>
                ))}
              </SelectField>
              <Button
                kind="bare"
                size="small"
                aria-label={t`Quitar a ${one.name} del equipo`}
                onClick={() => setLeaving(one)}
              >
                <Trans>Quitar</Trans>
              </Button>
            </RowEnd>
          </Row>
        ))}
      </Rows>
      <h2 className={rows.label}>
        <Trans>Invitar a alguien</Trans>
      </h2>
      <InviteForm
        roles={OPERATOR_ROLES}
        roleWords={OPERATOR_ROLE_WORDS}
        initial="guide"
        schema={async () => (await import('../../../contract/managed-operator.ts')).InviteMember}
        invite={async (body, call) =>
          queries.setQueryData(
            query.queryKey,
            await api.call(inviteOperatorMember, { params: { operatorId }, body, ...call }),
          )
        }
      />
      {data.invitations.length > 0 && (
        <>
          <h2 className={rows.label}>
            <Trans>Invitaciones sin aceptar</Trans>
          </h2>
          <Rows>
            {data.invitations.map(({ id, email, role, state, expiresAt }) => (
              <Row key={id} columns={2}>
                <RowMain>
                  <RowName>{email}</RowName>
                  <span className={rows.soft}>{OPERATOR_ROLE_WORDS[role].name}</span>
                </RowMain>
                <RowEnd>
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
                  <Button
                    kind="bare"
                    size="small"
                    aria-label={t`Retirar la invitación a ${email}`}
                    onClick={() =>
                      void attempt(
                        () =>
                          api.call(withdrawOperatorInvitation, {
                            params: { operatorId, invitationId: id },
                            quiet: true,
                          }),
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
      <Confirm
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving?.you ? t`¿Salir del equipo?` : t`¿Quitar a ${leaving?.name ?? ''} del equipo?`}
        verb={leaving?.you ? t`Salir del equipo` : t`Quitar del equipo`}
        run={async () => {
          await api.call(removeOperatorMember, { params: { operatorId, accountId: leaving!.accountId }, quiet: true });
          await queries.invalidateQueries({ queryKey: query.queryKey });
        }}
      >
        <p>
          {leaving?.you ? (
            <Trans>Ya no verás nada de este operador. Para volver, te tienen que invitar otra vez.</Trans>
          ) : (
            <Trans>Desde ahora no verá nada de este operador. Para que vuelva, invítalo otra vez.</Trans>
          )}
        </p>
      </Confirm>
    </>
  );
}
