import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Plan } from '#planner/model.ts';
import { formatDistance } from '#web/format/distance.ts';
import { formatDuration } from '#web/format/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { PlanningAnswer } from '../../../contract/planning.ts';
import type { TripDay, TripDocument } from '../../../contract/trip.ts';
import type { StoredPlanning } from '../../document/history/stored-plannings.ts';
import { daysOfPlan } from '../../document/planning/from-plan.ts';
import { keepDecisions } from '../../document/planning/improve.ts';
import { spotOf } from '../../document/planning/plan-stops.ts';
import { factsOf } from '../../document/read-trip.ts';
import type { TripStore } from '../../document/trip-store.ts';
import styles from '../frame/trip-more.module.css';
import { useShortList } from './short-list.ts';

type Flavour = PlanningAnswer['plans'][number]['flavour'];

interface AlternativesProps {
  kept: StoredPlanning | null;
  document: TripDocument;
  store: TripStore;
}

export function Alternatives({ kept, document, store }: AlternativesProps) {
  const { t } = useLingui();
  const names: Record<Flavour, string> = {
    best: t`La primera propuesta`,
    calm: t`Con más calma`,
    other: t`Por otros lugares`,
  };
  const best = kept?.plans[0]?.plan;
  if (!kept || !best || kept.plans.length < 2) return null;
  const here = shapeOf(document.days);
  return (
    <section className={classNames(flow.stack4, styles.ways)} aria-labelledby="otras-maneras">
      <h2 id="otras-maneras" className={textStyles.titleM}>
        <Trans>Otras maneras</Trans>
      </h2>
      <ul>
        {kept.plans.map(({ flavour, plan }) => {
          const days = keepDecisions(kept.board.problem, document, daysOfPlan(plan, document.days));
          const on = shapeOf(days) === here;
          const sums = sumsOfPlan(plan);
          return (
            <li key={flavour}>
              <button type="button" aria-pressed={on} onClick={() => store.edit({ kind: 'optimise', days })}>
                <div className={classNames(flow.row2, flow.ends)}>
                  <h3>{names[flavour]}</h3>
                  {on ? (
                    <span className={classNames(flow.row1, textStyles.small, textStyles.open)}>
                      <Check size={16} aria-hidden="true" />
                      <Trans>La que ves</Trans>
                    </span>
                  ) : null}
                </div>
                <p className={textStyles.note}>
                  {plan === best ? t`Lo que más suma en tus días` : <Difference plan={plan} best={best} kept={kept} />}
                </p>
                <p className={classNames('num', textStyles.small, styles.figures)}>
                  <span>{formatDistance(sums.metres)}</span>
                  <span>{formatDuration(sums.minutes)}</span>
                  <span>
                    <Plural value={sums.stops} one="# parada" other="# paradas" />
                  </span>
                </p>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const MOST_NAMES = 2;

function Difference({ plan, best, kept }: { plan: Plan; best: Plan; kept: StoredPlanning }) {
  const names = useShortList();
  const facts = factsOf(kept.board);
  const inPlan = new Set(placesIn(plan));
  const inBest = new Set(placesIn(best));
  const name = (ids: string[]) =>
    names(
      ids.map((id) => facts.get(id)?.place.name ?? ''),
      MOST_NAMES,
    );
  const come = [...inPlan].filter((id) => !inBest.has(id));
  const go = [...inBest].filter((id) => !inPlan.has(id));
  if (come.length === 0 && go.length === 0) return <Trans>Los mismos lugares en otro orden</Trans>;
  if (come.length === 0) return <Trans>Salen {name(go)}</Trans>;
  if (go.length === 0) return <Trans>Entran {name(come)}</Trans>;
  return (
    <Trans>
      Entran {name(come)}; salen {name(go)}
    </Trans>
  );
}

function placesIn(plan: Plan): string[] {
  return plan.days.flatMap((day) => day.stops.flatMap((stop) => stop.place ?? []));
}

function shapeOf(days: readonly TripDay[]): string {
  return JSON.stringify(
    days.map(({ stops }) => stops.map((stop) => [spotOf(stop), stop.meal, stop.begin, stop.minutes])),
  );
}

function sumsOfPlan(plan: Plan): { metres: number; minutes: number; stops: number } {
  const legs = plan.days.flatMap((day) => day.legs);
  return {
    metres: legs.reduce((sum, leg) => sum + leg.metres, 0),
    minutes: legs.reduce((sum, leg) => sum + leg.minutes, 0),
    stops: placesIn(plan).length,
  };
}
