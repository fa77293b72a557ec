import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { PERSON_ACTIONS, type PersonAction } from '#features/backoffice/contract/people.ts';
import { endPersonSessions, movePerson, showPerson } from '#features/backoffice/contract/routes.ts';
import { STAFF_ROLE_WORDS } from '#features/backoffice/contract/staff.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { Row, RowEnd, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { Confirm } from '../confirm.tsx';
import { backOfficeKey } from '../frame/back-office.queries.ts';
import { Age } from '../tasks/age.tsx';
import { Trouble } from '../trouble.tsx';
import { StateBadge } from './account-words.tsx';
import { FactorRemoval } from './factor-removal.tsx';
import styles from './person-file.module.css';

export function PersonFile({ id }: { id: string }) {
  const api = useApi();
  const { t } = useLingui();
  const cache = useQueryClient();
  const [asking, setAsking] = useState<PersonAction | 'endSessions' | null>(null);
  const queryKey = [...backOfficeKey, 'person', id];
  const person = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(showPerson, { params: { id }, signal, quiet: true }),
  });
  if (person.isPending) return <SkeletonList />;
  if (person.error) return <Trouble error={person.error} retry={() => void person.refetch()} />;
  const { name, email, state, staff, secondFactor, createdAt, companies, operators, devices, history, can } =
    person.data;

  const words: Record<PersonAction | 'endSessions', [verb: string, text: string, done: string]> = {
    lock: [
      t`Bloquear la cuenta`,
      t`Se cierran todas sus sesiones y no puede entrar hasta que el equipo la desbloquee. No se borra nada.`,
      t`La cuenta de ${name} quedó bloqueada.`,
    ],
    unlock: [t`Desbloquear la cuenta`, t`Puede volver a entrar.`, t`${name} ya puede entrar.`],
    suspend: [
      t`Suspender la cuenta`,
      t`Se cierran sus sesiones y deja de poder usar el sitio por incumplir sus reglas. Se puede levantar.`,
      t`La cuenta de ${name} quedó suspendida.`,
    ],
    request_deletion: [
      t`Registrar su pedido de borrado`,
      t`Úsalo cuando la persona lo pidió por otra vía. Se cierran sus sesiones, se lo contamos por correo y tiene catorce días para conservarla; después se borra.`,
      t`La cuenta de ${name} se borrará en catorce días.`,
    ],
    endSessions: [
      t`Cerrar sus sesiones`,
      t`Sale de todos sus dispositivos. Puede volver a entrar cuando quiera.`,
      t`Se cerraron las sesiones de ${name}.`,
    ],
    reinstate: [t`Levantar la suspensión`, t`Puede volver a entrar y a usar el sitio.`, t`${name} ya puede entrar.`],
  };
  const possible = PERSON_ACTIONS.filter((action) => can[action].allowed);
  const reasons = [...new Set(PERSON_ACTIONS.flatMap((action) => can[action].reason ?? []))];
  const [verb = '', text = '', done = ''] = asking ? words[asking] : [];

  return (
    <div className={flow.stack4}>
      <p>
        <Link to={regionPaths.people()}>
          <Trans>Todas las personas</Trans>
        </Link>
      </p>
      <Card as="section" aria-labelledby="who">
        <div className={`${flow.row3} ${flow.ends}`}>
          <div>
            <h2 id="who" className={textStyles.titleM}>
              {name}
            </h2>
            <p className={textStyles.note}>{email}</p>
          </div>
          <RowEnd>
            {staff && <Badge>{STAFF_ROLE_WORDS[staff].name}</Badge>}
            <StateBadge state={state} />
          </RowEnd>
        </div>
        <Facts>
          <Fact name={<Trans>Creada</Trans>}>
            <Age at={createdAt} />
          </Fact>
          <Fact name={<Trans>Segundo paso</Trans>}>{secondFactor ? <Trans>Sí</Trans> : <Trans>No</Trans>}</Fact>
          <Fact name={<Trans>Operadores</Trans>}>{operators}</Fact>
          {companies > 0 && <Fact name={<Trans>Lugares a su cargo</Trans>}>{companies}</Fact>}
        </Facts>
        {possible.length > 0 && (
          <Actions className={flow.part}>
            {possible.map((action) => (
              <Button key={action} kind="quiet" size="small" onClick={() => setAsking(action)}>
                {words[action][0]}
              </Button>
            ))}
          </Actions>
        )}
        {possible.length === 0 && reasons[0] && <p className={textStyles.note}>{reasons[0]}</p>}
      </Card>
      <FactorRemoval person={person.data} onChange={(changed) => cache.setQueryData(queryKey, changed)} />
      <h2 className={`${styles.part} ${textStyles.titleM}`}>
        <Plural value={devices.length} _0="Sin sesiones abiertas" one="# sesión abierta" other="# sesiones abiertas" />
      </h2>
      {can.endSessions.allowed && (
        <p>
          <Button kind="quiet" size="small" onClick={() => setAsking('endSessions')}>
            {words.endSessions[0]}
          </Button>
        </p>
      )}
      {devices.length > 0 && (
        <Rows>
          {devices.map((device) => (
            <Row key={`${device.name} ${device.since}`} columns={2}>
              <RowName>{device.name}</RowName>
              <span className={textStyles.note}>
                <Age at={device.seenAt ?? device.since} />
              </span>
            </Row>
          ))}
        </Rows>
      )}
      <h2 className={`${styles.part} ${textStyles.titleM}`}>
        <Trans>Historial</Trans>
      </h2>
      {history.length === 0 && (
        <p className={textStyles.note}>
          <Trans>Nada más que su creación.</Trans>
        </p>
      )}
      {history.length > 0 && (
        <Rows as="ol">
          {history.map((event) => (
            <Row key={`${event.at} ${event.action}`} columns={2}>
              <RowMain>
                <RowName>{event.action}</RowName>
                <span className={textStyles.note}>
                  {event.by}
                  {event.reason && `: «${event.reason}»`}
                </span>
              </RowMain>
              <span className={textStyles.note}>
                <Age at={event.at} />
              </span>
            </Row>
          ))}
        </Rows>
      )}
      <Confirm
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={`${verb}: ${name}`}
        verb={verb}
        why={t`Motivo`}
        run={async (reason) => {
          if (!asking) return;
          const params = { id };
          const changed =
            asking === 'endSessions'
              ? await api.call(endPersonSessions, { params, body: { reason }, quiet: true })
              : await api.call(movePerson, { params, body: { action: asking, reason }, quiet: true });
          cache.setQueryData(queryKey, changed);
          toast({ text: done });
        }}
      >
        <p>{text}</p>
      </Confirm>
    </div>
  );
}
