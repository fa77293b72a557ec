import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { closureSpan } from '#features/closures/contract/closure-words.ts';
import { closedStopsWords } from '#features/operators/contract/departure-closure.ts';
import type { PlanClosure } from '#features/operators/contract/plan-closure.ts';
import { momentWords, planClosuresQuery, useOperator } from '#features/operators/web/public.ts';
import { formatDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/paths/operator.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useAnswerWords } from './use-answer-words.ts';

export function PlanClosureList() {
  const { t } = useLingui();
  const { id: operatorId } = useOperator();
  const { data, error, refetch } = useQuery(planClosuresQuery(useApi(), operatorId));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  if (data.items.length === 0) {
    return (
      <SceneState scene="quiet" title={t`Ningún cierre toca tus planes`}>
        <p>
          <Trans>Si la región cierra un lugar que visitas, te escribimos y lo verás aquí.</Trans>
        </p>
      </SceneState>
    );
  }
  return (
    <ul className={classNames(flow.stack5, flow.column)}>
      {data.items.map((item) => (
        <li key={`${item.plan.id} ${item.closure.id}`}>
          <ClosureCard item={item} today={data.today} />
        </li>
      ))}
    </ul>
  );
}

function ClosureCard({ item, today }: { item: PlanClosure; today: string }) {
  const { t } = useLingui();
  const { id: operatorId, zone } = useOperator();
  const words = useAnswerWords();
  const [changing, setChanging] = useState(false);
  const { plan, closure, state, isOverdue, dueAt, answer, instead, note, departures, firstDay, lastDay } = item;
  const waits = state === 'waiting';
  const heading = `${plan.id}-${closure.id}`;
  return (
    <Card as="article" size="large" className={flow.stack4} aria-labelledby={heading}>
      <header className={flow.stack1}>
        <div className={classNames(flow.row3, flow.ends)}>
          <h2 id={heading} className={textStyles.titleM}>
            {plan.title}
          </h2>
          {isOverdue ? (
            <Badge tone="bad">
              <Trans>Pasó el plazo</Trans>
            </Badge>
          ) : waits ? (
            <Badge tone="doubt">
              <Trans>Espera tu respuesta</Trans>
            </Badge>
          ) : (
            <Badge tone="good">
              <Trans>Respondido</Trans>
            </Badge>
          )}
        </div>
        <p>
          {closedStopsWords({ ...closure, stops: item.stops })} {closureSpan(closure, today)}.
        </p>
        <p className={textStyles.note}>
          <Trans>Lo dice: {closure.source}</Trans>
        </p>
      </header>
      <Facts>
        <Fact name={t`Salidas que toca`}>
          {departures === 0 || !firstDay || !lastDay ? (
            <Trans>Ninguna por ahora</Trans>
          ) : (
            <TextLink to={operatorPaths.departures(operatorId, firstDay)}>
              <Plural value={departures} one="# salida" other="# salidas" />
              {', '}
              {firstDay === lastDay ? formatDate(firstDay) : t`del ${formatDate(firstDay)} al ${formatDate(lastDay)}`}
            </TextLink>
          )}
        </Fact>
        <Fact name={t`Ya reservaron`}>
          {item.bookings === 0 ? (
            <Trans>Nadie</Trans>
          ) : (
            <>
              <Plural value={item.bookings} one="# reserva" other="# reservas" />
              {', '}
              <Plural value={item.people} one="# persona" other="# personas" />
            </>
          )}
        </Fact>
        {waits && dueAt && (
          <Fact name={t`Responde hasta`}>
            <span className="num">{momentWords(new Date(dueAt), zone)}</span>
          </Fact>
        )}
        {!waits && answer && (
          <Fact name={t`Dijiste`}>
            {words[answer].name}
            {instead && `: ${instead}`}
            {note && <span className={classNames(textStyles.note, textStyles.keepsLines)}> {note}</span>}
          </Fact>
        )}
      </Facts>
      {waits && (
        <p className={textStyles.note}>
          <Trans>Mientras no respondas, esos días no se venden.</Trans>
        </p>
      )}
      {waits || changing ? (
        <AnswerForm item={item} leave={changing ? () => setChanging(false) : null} />
      ) : (
        <div>
          <Button kind="quiet" size="small" onClick={() => setChanging(true)}>
            <Trans>
              Cambiar mi respuesta<span className="sr"> de {plan.title}</span>
            </Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}
