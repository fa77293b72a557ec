import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Age, BackOfficeSkeleton, Trouble } from '#features/backoffice/web/public.ts';
import { formatDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LongList } from '#web/ui/long-list.tsx';
import rows from '#web/ui/rows.module.css';
import type { RegionOperator } from '../../contract/managed-operator.ts';
import type { ManagedPlan } from '../../contract/managed-plan.ts';
import { DemoBadge } from '../demo-badge.tsx';
import { OperatorStateBadge, PlanStateBadge } from '../operator/state-badges.tsx';
import { operatorsQuery, waitingPlansQuery } from './region.queries.ts';

/** Operators and plans that wait for the region, with their age, and all operators by state. */
export function OperatorQueue() {
  const { t } = useLingui();
  const api = useApi();
  const operators = useQuery(operatorsQuery(api));
  const plans = useQuery(waitingPlansQuery(api));
  const error = operators.error ?? plans.error;
  if (error && !(operators.data && plans.data)) {
    const retry = () => {
      void operators.refetch();
      void plans.refetch();
    };
    return <Trouble error={error} retry={retry} />;
  }
  if (!operators.data || !plans.data) return <BackOfficeSkeleton rows={6} />;
  const waiting = operators.data.items.filter(({ state }) => state === 'submitted');
  const others = operators.data.items.filter(({ state }) => state !== 'submitted');
  if (operators.data.items.length === 0) {
    return (
      <SceneState scene="plans" title={t`Nadie vende todavía`}>
        <p>
          <Trans>Cuando un operador envíe sus datos, lo verás aquí para compararlos con el registro de turismo.</Trans>
        </p>
      </SceneState>
    );
  }
  return (
    <div className={rows.groups}>
      {waiting.length > 0 && (
        <section>
          <h2 className={rows.count}>
            <Trans>Operadores por verificar</Trans> <small>{waiting.length}</small>
          </h2>
          <ul className={rows.rows}>
            {waiting.map((operator) => (
              <OperatorRow key={operator.id} operator={operator} />
            ))}
          </ul>
        </section>
      )}
      {plans.data.items.length > 0 && (
        <section>
          <h2 className={rows.count}>
            <Trans>Planes por aprobar</Trans> <small>{plans.data.items.length}</small>
          </h2>
          <ul className={rows.rows}>
            {plans.data.items.map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
          </ul>
        </section>
      )}
      {waiting.length === 0 && plans.data.items.length === 0 && (
        <p className={rows.nothing}>
          <Trans>Nada espera una respuesta.</Trans>
        </p>
      )}
      {others.length > 0 && (
        <section>
          <h2 className={rows.count}>
            <Trans>Todos los operadores</Trans> <small>{others.length}</small>
          </h2>
          <LongList items={others}>
            {(shown) => (
              <ul className={rows.rows}>
                {shown.map((operator) => (
                  <OperatorRow key={operator.id} operator={operator} />
                ))}
              </ul>
            )}
          </LongList>
        </section>
      )}
    </div>
  );
}

function OperatorRow({ operator }: { operator: RegionOperator }) {
  const { id, name, state, fictional, submittedAt, registerNumber, registerUntil, onSale, bankWaits } = operator;
  return (
    <li className={classNames(rows.row, rows.three)}>
      <div className={rows.main}>
        <Link to={regionPaths.operator(id)} className={rows.name}>
          {name}
        </Link>
        <p className={rows.soft}>
          {registerNumber ? <Trans>Registro {registerNumber}</Trans> : <Trans>Sin número de registro</Trans>}
          {registerUntil && (
            <>
              {' · '}
              <Trans>vence el {formatDate(registerUntil)}</Trans>
            </>
          )}
        </p>
      </div>
      <div className={rows.facts}>
        {state === 'submitted' && submittedAt ? (
          <Trans>
            Espera desde <Age at={submittedAt} />
          </Trans>
        ) : (
          <Plural value={onSale} _0="Sin planes a la venta" one="# plan a la venta" other="# planes a la venta" />
        )}
      </div>
      <div className={rows.end}>
        {bankWaits && (
          <span className={classNames(rows.badge, rows.doubt)}>
            <Trans>Cuenta nueva por mirar</Trans>
          </span>
        )}
        {fictional && <DemoBadge />}
        <OperatorStateBadge state={state} />
      </div>
    </li>
  );
}

function PlanRow({ plan: { id, title, operator, state, review, submittedAt } }: { plan: ManagedPlan }) {
  return (
    <li className={classNames(rows.row, rows.three)}>
      <div className={rows.main}>
        <Link to={regionPaths.plan(id)} className={rows.name}>
          {title}
        </Link>
        <p className={rows.soft}>{operator.name}</p>
      </div>
      <div className={rows.facts}>
        {submittedAt && (
          <Trans>
            Espera desde <Age at={submittedAt} />
          </Trans>
        )}
      </div>
      <div className={rows.end}>
        {operator.fictional && <DemoBadge />}
        <PlanStateBadge state={state} review={review} />
      </div>
    </li>
  );
}
