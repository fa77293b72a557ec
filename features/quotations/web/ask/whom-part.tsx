import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { OperatorCard } from '#features/operators/contract/operator.ts';
import type { PlanDetail, PlansPage } from '#features/operators/contract/plan.ts';
import { operatorRoutes } from '#features/operators/contract/routes.ts';
import { DemoBadge } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { Checkbox, Segmented } from '#web/ui/choice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './ask.module.css';
import type { AskData } from './ask-data.ts';
import type { PartProps } from './ask-draft.ts';

interface WhomPartProps extends PartProps {
  window: AskData['window'];
  plan: PlanDetail | null;
}

/** To whom: those whose turn it is, by a rule that everybody can read, or those one knows. */
export function WhomPart({ draft, change, errorAt, window, plan }: WhomPartProps) {
  const { t } = useLingui();
  const { whom, operators } = draft;
  const most = window.terms.mostOperators;
  const error = errorAt('body.operators');
  return (
    <section className={styles.part}>
      <h2>
        <Trans>¿A quién preguntamos?</Trans>
      </h2>
      <Segmented
        label={t`A quién`}
        hideLabel
        name="quien"
        value={whom}
        onChange={(next) => change({ whom: next })}
        options={[
          { value: 'rotation', label: t`Por turno` },
          { value: 'chosen', label: t`Yo elijo` },
        ]}
      />
      {whom === 'rotation' ? (
        <>
          <p>
            <Plural
              value={most}
              one="A # operador que encaje con lo que pides."
              other="A hasta # operadores que encajen con lo que pides."
            />
          </p>
          <details className={styles.more}>
            <summary>{t`Cómo los elegimos`}</summary>
            <p className={styles.soft}>{window.rotation}</p>
          </details>
        </>
      ) : (
        <Operators plan={plan} chosen={operators} most={most} onChange={(chosen) => change({ operators: chosen })} />
      )}
      {error && <p className={styles.stop}>{error}</p>}
    </section>
  );
}

interface OperatorsProps {
  plan: PlanDetail | null;
  chosen: readonly string[];
  most: number;
  onChange: (chosen: string[]) => void;
}

/** Everybody who sells something here. */
function Operators({ plan, chosen, most, onChange }: OperatorsProps) {
  const { t } = useLingui();
  const api = useApi();
  const plans = useQuery({
    queryKey: ['operators that sell'],
    queryFn: ({ signal }) => api.get<PlansPage>(operatorRoutes.plans, { query: { limit: 60 }, signal, quiet: true }),
  });
  const known = new Map<string, OperatorCard>();
  if (plan) known.set(plan.operator.id, plan.operator);
  for (const { operator } of plans.data?.items ?? []) known.set(operator.id, operator);
  return (
    <fieldset className={styles.operators}>
      <legend className="sr">{t`Operadores`}</legend>
      {[...known.values()].map(({ id, name, fictional, colour }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          disabled={!chosen.includes(id) && chosen.length >= most}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        >
          <span className={styles.operator}>
            <i style={{ background: colour }} aria-hidden="true" />
            {name} {fictional && <DemoBadge />}
          </span>
        </Checkbox>
      ))}
      {plans.isPending && <Skeleton width="60%" height="24px" />}
      {plans.isError && (
        <p className={styles.soft}>
          <Trans>No llegó la lista de operadores. «Por turno» funciona igual.</Trans>
        </p>
      )}
      <p className={styles.soft}>
        <Plural value={most} one="Puedes elegir # a la vez." other="Puedes elegir hasta # a la vez." />
      </p>
    </fieldset>
  );
}
