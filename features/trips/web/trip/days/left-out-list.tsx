import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { LeftOut } from '#planner/model.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import type { TripDocument } from '../../../contract/trip.ts';
import type { StoredPlanning } from '../../document/history/stored-plannings.ts';
import { leftOutNow } from '../../document/planning/left-out-now.ts';
import { spotOf } from '../../document/planning/plan-stops.ts';
import { factsOf } from '../../document/read-trip.ts';
import { useStatusWords } from '../checks/status-words.ts';
import type { PlanActions } from '../use-plan-actions.ts';
import { WantedAction, WantedPlace } from './wanted-place.tsx';

interface LeftOutListProps {
  kept: StoredPlanning | null;
  document: TripDocument;
  actions: PlanActions;
}

const FIRST_SHOWN = 4;

export function LeftOutList({ kept, document, actions }: LeftOutListProps) {
  const { t } = useLingui();
  const words = useStatusWords();
  const [all, setAll] = useState(false);
  const [adding, setAdding] = useState<string | null>(null);
  const plan = kept?.plans[0]?.plan;
  const statuses = useMemo(
    () =>
      new Map(
        kept && plan
          ? [...plan.refused, ...plan.leftOut].map((left) => [left.place, leftOutNow(kept.board, document, plan, left)])
          : [],
      ),
    [kept, plan, document],
  );
  if (!kept || !plan) return null;
  const facts = factsOf(kept.board);
  const placed = new Set([
    ...(document.unplaced ?? []),
    ...(document.removed ?? []),
    ...document.days.flatMap((day) => day.stops.map(spotOf)),
  ]);
  const nameOf = (id: string) => facts.get(id)?.place.name ?? t`otra parada`;
  const refused = new Set(plan.refused.map(({ place }) => place));
  // If an operator arranged the days of this trip, the planner's other places are not listed.
  const isArranged = document.days.some(({ stops }) => stops.some((stop) => stop.plan?.quotation));
  const unchosen = isArranged ? [] : plan.leftOut.filter(({ place }) => !refused.has(place));
  const out: LeftOut[] = [...plan.refused, ...unchosen].filter(
    ({ place, reason }) => !placed.has(place) && facts.has(place) && reason.code !== 'avoided',
  );
  if (out.length === 0) return null;
  const shown = all ? out : out.slice(0, FIRST_SHOWN);
  return (
    <section className={flow.stack4} aria-labelledby="quedo-fuera">
      <h2 id="quedo-fuera" className={textStyles.titleM}>
        <Trans>Quedó fuera, y por qué</Trans>
      </h2>
      <ul className={flow.tiles}>
        {shown.map(({ place: id, reason }) => {
          const { place } = facts.get(id)!;
          const closure = kept.board.closures?.find((one) => one.place === id);
          const isOpenSpace = kept.board.problem.places.find((one) => one.id === id)?.hoursClass === 'open_space';
          const then = closure && { closure, date: document.wish.startDate };
          const status = statuses.get(id)!;
          const { why, more } = words(status, nameOf, then, isOpenSpace);
          const anyway = reason.code === 'closed_those_days' || reason.code === 'need_not_met';
          return (
            <WantedPlace
              key={id}
              place={place}
              why={
                <>
                  {refused.has(id) ? <b>{t`Lo pediste · `}</b> : null}
                  {why}
                </>
              }
              isFree={status.kind === 'fits'}
              more={more}
            >
              <WantedAction
                about={place.name}
                disabled={adding !== null}
                onClick={async () => {
                  setAdding(id);
                  await (anyway ? actions.force(id) : actions.fit(id));
                  setAdding(null);
                }}
              >
                {anyway ? <Trans>Poner de todos modos</Trans> : <Trans>Poner en mi viaje</Trans>}
              </WantedAction>
            </WantedPlace>
          );
        })}
      </ul>
      {out.length > shown.length ? (
        <TextButton onClick={() => setAll(true)}>
          <Plural value={out.length - shown.length} one="Ver # lugar más" other="Ver # lugares más" />
        </TextButton>
      ) : null}
    </section>
  );
}
