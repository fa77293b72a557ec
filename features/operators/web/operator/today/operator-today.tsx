import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { addDays, formatDate, formatLongDate, localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/paths/operator.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { REVIEW_DAYS } from '../../../contract/operator-states.ts';
import { DepartureRow } from '../departures/departure-row.tsx';
import { byDay, isGoing } from '../departures/month.ts';
import { Panel } from '../form/panel.tsx';
import { departuresQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { OperatorStateBadge } from '../state-badges.tsx';
import { PartyRow } from './party-row.tsx';
import { Waiting } from './waiting.tsx';

const DAYS_AHEAD = 7;
/** If no coming departure has bookings, at most this number of departures is listed. */
const FEW = 4;

export function OperatorToday() {
  const operator = useOperator();
  const isSeller = operator.role !== 'guide';
  return (
    <div className={rows.groups}>
      {operator.state !== 'verified' && <Begin />}
      {isSeller && <Waiting />}
      <Coming />
    </div>
  );
}

function Begin() {
  const { t } = useLingui();
  const operator = useOperator();
  const { state, missing, reviewNote, id, submittedAt, zone } = operator;
  return (
    <Alert look="panel" tone={state === 'suspended' ? 'stop' : 'caution'} live="none">
      <p>
        <OperatorStateBadge state={state} />
      </p>
      <h2>
        {state === 'draft'
          ? t`Completa los datos del operador`
          : state === 'submitted'
            ? t`La región está revisando tus datos`
            : t`Tus planes no se venden ahora`}
      </h2>
      {reviewNote && (
        <p>
          <Trans>
            La región escribió: <b>{reviewNote}</b>
          </Trans>
        </p>
      )}
      {state === 'draft' && (
        <p>
          {missing.length > 0 ? (
            <Plural value={missing.length} one="Falta # dato." other="Faltan # datos." />
          ) : (
            <Trans>Está completo: envíalo a la región.</Trans>
          )}
        </p>
      )}
      {state === 'submitted' && (
        <p>
          <Trans>
            {submittedAt && <>Espera desde el {formatDate(localDate(zone, new Date(submittedAt)))}. </>}
            Suele tardar hasta {REVIEW_DAYS} días y te escribimos. Mientras tanto prepara tus planes y envíalos también:
            la región los revisa juntos.
          </Trans>
        </p>
      )}
      {operator.role === 'owner' && (
        <Actions>
          <ButtonLink to={operatorPaths.data(id)}>
            {state === 'draft' ? <Trans>Seguir con los datos</Trans> : <Trans>Ver los datos</Trans>}
          </ButtonLink>
          {state !== 'suspended' && (
            <ButtonLink kind="quiet" to={operatorPaths.plans(id)}>
              <Trans>Preparar un plan</Trans>
            </ButtonLink>
          )}
        </Actions>
      )}
    </Alert>
  );
}

function Coming() {
  const { t } = useLingui();
  const operator = useOperator();
  const today = localDate(operator.zone);
  const { data, error, refetch } = useQuery(departuresQuery(useApi(), operator.id, today, addDays(today, DAYS_AHEAD)));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  const going = data.items.filter(isGoing);
  const days = byDay(going);
  const now = days.get(today) ?? [];
  const until = addDays(today, DAYS_AHEAD);
  const coming = [...days].filter(([day]) => day > today && day <= until);
  const withPeople = coming.flatMap(([day, all]): typeof coming => {
    const some = all.filter(({ people }) => people > 0);
    return some.length > 0 ? [[day, some]] : [];
  });
  const isBooked = withPeople.length > 0;
  const later = isBooked ? withPeople : fewOf(coming);
  if (going.length === 0) {
    if (operator.state !== 'verified') return null;
    return (
      <SceneState
        scene="quiet"
        title={t`Esta semana no hay salidas`}
        action={
          <ButtonLink to={operatorPaths.departures(operator.id)}>
            <Trans>Abrir el calendario</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>Cada plan a la venta dice qué días y a qué horas sale; también puedes agregar salidas a mano.</Trans>
        </p>
      </SceneState>
    );
  }
  return (
    <>
      <Panel title={<Trans>Salidas de hoy</Trans>} end={<small>{formatLongDate(today)}</small>}>
        {now.length > 0 ? (
          <DepartureRows departures={now} day={today} />
        ) : (
          <p className={textStyles.note}>
            <Trans>Hoy no sale nada.</Trans>
          </p>
        )}
      </Panel>
      {later.length > 0 && (
        <Panel title={isBooked ? <Trans>Con personas, esta semana</Trans> : <Trans>Lo próximo</Trans>}>
          {later.map(([date, departures]) => (
            <section key={date} className={flow.stack2}>
              <h3 className={`${textStyles.note} ${textStyles.strong}`}>{formatLongDate(date)}</h3>
              <DepartureRows departures={departures} day={date} />
            </section>
          ))}
        </Panel>
      )}
    </>
  );
}

function fewOf(days: readonly [string, ManagedDeparture[]][]): [string, ManagedDeparture[]][] {
  let left = FEW;
  return days.flatMap(([day, departures]): [string, ManagedDeparture[]][] => {
    const some = departures.slice(0, left);
    left -= some.length;
    return some.length > 0 ? [[day, some]] : [];
  });
}

function DepartureRows({ departures, day }: { departures: readonly ManagedDeparture[]; day: string }) {
  const navigate = useNavigate();
  const { id: operatorId } = useOperator();
  // All services of a plan made to order are for one party.
  const parties = Map.groupBy(departures, ({ madeToOrder, planId, id }) => (madeToOrder ? planId : id));
  return (
    <Rows>
      {[...parties.values()].map(([departure, ...further]) =>
        further.length > 0 ? (
          <PartyRow key={departure!.id} departures={[departure!, ...further]} day={day} />
        ) : (
          <DepartureRow
            key={departure!.id}
            departure={departure!}
            day={day}
            onOpen={() => void navigate(operatorPaths.departure(operatorId, departure!.id))}
          />
        ),
      )}
    </Rows>
  );
}
