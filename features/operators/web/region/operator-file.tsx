import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Age, backOfficeKey, Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { formatDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { EventItem, EventList } from '#web/ui/event-list.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowLink, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { documentKindName } from '../../contract/operator.ts';
import { OPERATOR_ACTIONS, type OperatorAction } from '../../contract/operator-states.ts';
import { reviewOperator } from '../../contract/region-routes.ts';
import { DocumentPicture } from '../operator/data/document-picture.tsx';
import { Panel } from '../operator/form/panel.tsx';
import { OperatorStateBadge, PlanStateBadge } from '../operator/state-badges.tsx';
import { languageWords } from '../plan-words.ts';
import { BankPanel } from './bank-panel.tsx';
import { CommissionPanel } from './commission-panel.tsx';
import { FactsList } from './facts-list.tsx';
import styles from './region.module.css';
import { operatorFileQuery } from './region.queries.ts';

type RegionAction = Extract<OperatorAction, 'verify' | 'send_back' | 'suspend' | 'resume'>;

export function OperatorFile({ operatorId }: { operatorId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const query = operatorFileQuery(api, operatorId);
  const { data, error, refetch } = useQuery(query);
  const [asking, setAsking] = useState<RegionAction | null>(null);
  const eventWords = useOperatorEventWords();
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  const { name, state, fictional, profile, legal, register, documents, planList, events, can, company } = data;
  const words: Record<RegionAction, { verb: string; title: string; what: string; why?: string }> = {
    verify: {
      verb: t`Verificar`,
      title: t`¿Verificar a ${name}?`,
      what: t`Desde ahora puede enviar planes, y su perfil aparece en el sitio. Comprueba antes sus datos en el registro.`,
    },
    send_back: {
      verb: t`Devolver`,
      title: t`¿Devolver los datos a ${name}?`,
      what: t`Vuelve a ser un borrador y el operador recibe tu motivo por correo.`,
      why: t`Qué tiene que corregir`,
    },
    suspend: {
      verb: t`Suspender`,
      title: t`¿Suspender a ${name}?`,
      what: t`Sus planes dejan de venderse ahora mismo. Lo que ya está reservado sigue en pie.`,
      why: t`Motivo`,
    },
    resume: {
      verb: t`Reanudar`,
      title: t`¿Reanudar a ${name}?`,
      what: t`Sus planes a la venta vuelven a venderse.`,
    },
  };

  async function act(action: RegionAction, reason: string) {
    const answer = await api.call(reviewOperator, {
      params: { operatorId },
      body: { action, ...(reason && { reason }) },
      quiet: true,
    });
    queries.setQueryData(query.queryKey, answer);
    void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'operators', 'list'] });
    toast({ text: t`Hecho. El operador recibe un correo.` });
  }
  const actions = can.filter((action): action is RegionAction => action in words);
  const asked = asking && words[asking];

  return (
    <div className={styles.file}>
      <div className={`${flow.stack56} ${flow.shrinks}`}>
        <p className={flow.row3}>
          <OperatorStateBadge state={state} />
          {fictional && <DemoBadge />}
        </p>
        <Panel title={<Trans>Datos legales</Trans>}>
          <FactsList
            facts={[
              [t`Razón social`, legal.legalName],
              [register.taxName, legal.taxNumber],
              [t`Representa`, legal.representative],
              [t`Domicilio legal`, legal.address],
              ...register.fields.map(({ id, label }) => [label, legal.register[id]] as const),
              [register.until?.label ?? t`Vence el`, data.registerUntil && formatDate(data.registerUntil)],
              [t`Comparado el`, legal.checkedOn && formatDate(legal.checkedOn)],
            ]}
          />
          {register.url && (
            <p className={textStyles.note}>
              <a href={register.url} target="_blank" rel="noreferrer">
                <Trans>Abrir {register.name}</Trans>
              </a>
            </p>
          )}
        </Panel>
        <Panel title={<Trans>Documentos</Trans>}>
          {documents.length === 0 ? (
            <p className={textStyles.note}>
              <Trans>No subió ninguno.</Trans>
            </p>
          ) : (
            <Rows>
              {documents.map(({ id, kind, name: title, addedAt }) => (
                <Row key={id} picture>
                  <DocumentPicture
                    forRegion
                    operatorId={operatorId}
                    documentId={id}
                    name={documentKindName(kind, register.taxName)}
                  />
                  <RowMain>
                    <RowName>{documentKindName(kind, register.taxName)}</RowName>
                    <p className={rows.soft}>
                      {title} · <Age at={addedAt} />
                    </p>
                  </RowMain>
                </Row>
              ))}
            </Rows>
          )}
        </Panel>
        {planList.length > 0 && (
          <Panel title={<Trans>Planes</Trans>}>
            <Rows>
              {planList.map((plan) => (
                <Row key={plan.id} columns={2}>
                  <RowMain>
                    <RowLink to={regionPaths.plan(plan.id)}>{plan.title}</RowLink>
                  </RowMain>
                  <RowEnd>
                    <PlanStateBadge state={plan.state} review={plan.review} />
                  </RowEnd>
                </Row>
              ))}
            </Rows>
          </Panel>
        )}
        <Panel title={<Trans>Lo que cuenta de sí</Trans>}>
          {profile.about && <p className={textStyles.keepsLines}>{profile.about}</p>}
          <FactsList
            facts={[
              [t`Idiomas`, languageWords(profile.languages)],
              [t`Teléfono`, profile.phone && <Telephone kind="inline" phone={profile.phone} of={name} />],
              [t`Correo`, profile.email],
              [t`Dirección`, profile.address],
              [
                t`En el sitio`,
                company && (
                  <Link to={paths.place(company)}>
                    <Trans>Ver su perfil</Trans>
                  </Link>
                ),
              ],
            ]}
          />
        </Panel>
      </div>
      <aside className={`${flow.stack56} ${styles.side}`}>
        {actions.length > 0 && (
          <Actions>
            {actions.map((action, index) => (
              <Button
                key={action}
                block
                kind={index === 0 && action !== 'suspend' ? 'accent' : 'quiet'}
                onClick={() => setAsking(action)}
              >
                {words[action].verb}
              </Button>
            ))}
          </Actions>
        )}
        <BankPanel operator={data} onChange={(file) => queries.setQueryData(query.queryKey, file)} />
        <CommissionPanel operator={data} onSaved={(file) => queries.setQueryData(query.queryKey, file)} />
        {events.length > 0 && (
          <Panel title={<Trans>Historial</Trans>}>
            <EventList>
              {events.map(({ at, action, who, reason }) => (
                <EventItem key={at + action}>
                  <b>{eventWords(action)}</b>
                  <small>
                    {who && <>{who} · </>}
                    <Age at={at} />
                  </small>
                  {reason && <p>{reason}</p>}
                </EventItem>
              ))}
            </EventList>
          </Panel>
        )}
      </aside>
      {asked && asking && (
        <Confirm
          key={asking}
          open
          onClose={() => setAsking(null)}
          title={asked.title}
          verb={asked.verb}
          why={asked.why}
          run={(reason) => act(asking, reason)}
        >
          <p>{asked.what}</p>
        </Confirm>
      )}
    </div>
  );
}

function useOperatorEventWords(): (action: string) => string {
  const { t } = useLingui();
  const words: Record<OperatorAction, string> = {
    submit: t`Envió sus datos`,
    verify: t`La región lo verificó`,
    send_back: t`La región lo devolvió`,
    suspend: t`La región lo suspendió`,
    lapse: t`Venció su registro`,
    resume: t`La región lo reanudó`,
  };
  const isKnown = (action: string): action is OperatorAction => OPERATOR_ACTIONS.some((one) => one === action);
  return (action) => (isKnown(action) ? words[action] : t`Cambió`);
}
