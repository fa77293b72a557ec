import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PLAN_CATEGORY_NAMES } from '#features/operators/contract/plan-categories.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { RowFacts } from '#web/ui/rows.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import type { AskableOperator } from '../../../../contract/askable.ts';
import { listAskableOperators } from '../../../../contract/routes.ts';
import styles from '../ask.module.css';

interface OperatorsFieldProps {
  chosen: readonly string[];
  most: number;
  onChange: (chosen: string[]) => void;
}

export function OperatorsField({ chosen, most, onChange }: OperatorsFieldProps) {
  const { t } = useLingui();
  const api = useApi();
  const list = useQuery({
    queryKey: ['askable operators'],
    queryFn: ({ signal }) => api.call(listAskableOperators, { signal, quiet: true }),
    staleTime: 300_000,
  });
  // Chosen operators come first, because a phone does not show the whole list.
  const items = list.data?.items ?? [];
  const shown = [...items.filter(({ id }) => chosen.includes(id)), ...items.filter(({ id }) => !chosen.includes(id))];
  return (
    <FieldSet legend={t`Operadores`} hideLegend>
      <p className={textStyles.note}>
        <Plural value={most} one="Puedes elegir # a la vez." other="Puedes elegir hasta # a la vez." />
      </p>
      <div className={flow.ruled}>
        {shown.map((operator) => (
          <Checkbox
            key={operator.id}
            checked={chosen.includes(operator.id)}
            disabled={!chosen.includes(operator.id) && chosen.length >= most}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, operator.id] : chosen.filter((other) => other !== operator.id))
            }
          >
            <span className={flow.row2}>
              <i className={styles.swatch} style={{ background: operator.colour }} aria-hidden="true" />
              {operator.name} {operator.fictional && <DemoBadge />}
            </span>
            <OperatorFacts operator={operator} />
          </Checkbox>
        ))}
      </div>
      {list.isPending && <Skeleton width="60%" height="24px" />}
      {list.isError && (
        <p className={textStyles.note}>
          <Trans>No llegó la lista de operadores. «Por turno» funciona igual.</Trans>{' '}
          <Button kind="bare" size="small" onClick={() => void list.refetch()}>
            <Trans>Volver a pedirla</Trans>
          </Button>
        </p>
      )}
    </FieldSet>
  );
}

const names = new Intl.DisplayNames('es', { type: 'language' });
const words = new Intl.ListFormat('es', { type: 'conjunction' });
const MOST_DISTRICTS = 3;

function OperatorFacts({
  operator: { categories, districts, languages, answerMinutes },
}: {
  operator: AskableOperator;
}) {
  const { t } = useLingui();
  const more = districts.length - MOST_DISTRICTS;
  const where = [...districts.slice(0, MOST_DISTRICTS), ...(more > 0 ? [t`${more} más`] : [])];
  const hours = answerMinutes === null ? null : Math.max(1, Math.round(answerMinutes / 60));
  return (
    <RowFacts>
      <span>{words.format(categories.map((category) => PLAN_CATEGORY_NAMES[category]))}</span>
      {where.length > 0 && <span>{words.format(where)}</span>}
      <span>{words.format(languages.map((code) => names.of(code) ?? code))}</span>
      {hours !== null && (
        <span className="num">
          <Plural value={hours} one="Suele responder en # hora" other="Suele responder en # horas" />
        </span>
      )}
    </RowFacts>
  );
}
