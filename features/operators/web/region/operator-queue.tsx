import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Age, Trouble } from '#features/backoffice/web/public.ts';
import { formatDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowEnd, RowFacts, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { RegionOperator } from '../../contract/managed-operator.ts';
import type { ManagedPlan } from '../../contract/managed-plan.ts';
import { OperatorStateBadge, PlanStateBadge } from '../operator/state-badges.tsx';
import { operatorsQuery, waitingPlansQuery } from './region.queries.ts';

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
  if (!operators.data || !plans.data) return <SkeletonList rows={6} />;
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
          <Rows>
            {waiting.map((operator) => (
              <OperatorRow key={operator.id} operator={operator} />
            ))}
          </Rows>
        </section>
      )}
      {plans.data.items.length > 0 && (
        <section>
          <h2 className={rows.count}>
            <Trans>Planes por aprobar</Trans> <small>{plans.data.items.length}</small>
          </h2>
          <Rows>
            {plans.data.items.map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
          </Rows>
        </section>
      )}
      {waiting.length === 0 && plans.data.items.length === 0 && (
        <Nothing>
          <Trans>Nada espera una respuesta.</Trans>
        </Nothing>
      )}
      {others.length > 0 && (
        <section>
          <h2 className={rows.count}>
            <Trans>Todos los operadores</Trans> <small>{others.length}</small>
          </h2>
          <LongList items={others}>
            {(shown) => (
              <Rows>
                {shown.map((operator) => (
                  <OperatorRow key={operator.id} operator={operator} />
                ))}
              </Rows>
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
    <Row columns={3}>
      <RowMain>
        <RowLink to={regionPaths.operator(id)}>{name}</RowLink>
        <p className={rows.soft}>
          {registerNumber ? <Trans>Registro {registerNumber}</Trans> : <Trans>Sin número de registro</Trans>}
          {registerUntil && (
            <>
              {' · '}
              <Trans>vence el {formatDate(registerUntil)}</Trans>
            </>
          )}
        </p>
      </RowMain>
      <RowFacts>
        {state === 'submitted' && submittedAt ? (
          <span>
            <Trans>
              Espera desde <Age at={submittedAt} />
            </Trans>
          </span>
        ) : (
          <Plural value={onSale} _0="Sin planes a la venta" one="# plan a la venta" other="# planes a la venta" />
        )}
      </RowFacts>
      <RowEnd>
        {bankWaits && (
          <Badge tone="doubt">
            <Trans>Cuenta nueva por mirar</Trans>
          </Badge>
        )}
        {fictional && <DemoBadge />}
        <OperatorStateBadge state={state} />
      </RowEnd>
    </Row>
  );
}

function PlanRow({ plan: { id, title, operator, state, review, submittedAt } }: { plan: ManagedPlan }) {
  return (
    <Row columns={3}>
      <RowMain>
        <RowLink to={regionPaths.plan(id)}>{title}</RowLink>
        <p className={rows.soft}>{operator.name}</p>
      </RowMain>
      <RowFacts>
        {submittedAt && (
          <span>
            <Trans>
              Espera desde <Age at={submittedAt} />
            </Trans>
          </span>
        )}
      </RowFacts>
      <RowEnd>
        {operator.fictional && <DemoBadge />}
        <PlanStateBadge state={state} review={review} />
      </RowEnd>
    </Row>
  );
}
