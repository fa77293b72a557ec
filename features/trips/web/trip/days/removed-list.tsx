import { Trans, useLingui } from '@lingui/react/macro';
import { openingsFor } from '#planner/edit.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { CandidatePlace, PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument, TripStop } from '../../../contract/trip.ts';
import { draftDays } from '../../document/planning/plan-stops.ts';
import { factsOf } from '../../document/read-trip.ts';
import type { TripStore } from '../../document/trip-store.ts';
import { useFocusAfterLeaving } from '../use-focus-after-leaving.ts';
import type { PlanActions } from '../use-plan-actions.ts';
import styles from './unplaced-list.module.css';
import { WantedAction, WantedPlace } from './wanted-place.tsx';

interface RemovedListProps {
  trip: TripDocument;
  board: PlanningContext | null;
  remembered: Record<string, CandidatePlace>;
  actions: PlanActions;
  store: TripStore;
}

/** The list «Lo que quitaste»: places and meals that the traveller removed and that the planner does not add again. */
export function RemovedList({ trip, board, remembered, actions, store }: RemovedListProps) {
  const { t } = useLingui();
  const { isBusy, submit } = useSubmit();
  const places = (trip.removed ?? []).flatMap((id) => (board && factsOf(board).get(id)?.place) ?? remembered[id] ?? []);
  const meals = trip.days.flatMap(({ skippedMeals = [] }, day) => skippedMeals.map((meal) => ({ day, meal })));
  const { list, leaveFrom } = useFocusAfterLeaving(places.map(({ id }) => id));
  if (places.length + meals.length === 0) return null;
  return (
    <section ref={list} className={classNames(flow.stack4, styles.unplaced)} aria-labelledby="lo-que-quitaste">
      <header className={flow.row4}>
        <h2 id="lo-que-quitaste" className={textStyles.titleM}>
          <Trans>Lo que quitaste</Trans>
        </h2>
        <p className={textStyles.note}>
          <Trans>No vuelve al mejorar tu ruta, salvo que lo pidas.</Trans>
        </p>
      </header>
      {places.length > 0 ? (
        <ul className={flow.tiles} aria-labelledby="lo-que-quitaste">
          {places.map((place) => (
            <WantedPlace key={place.id} place={place} more={place.kindLabel}>
              <WantedAction
                about={place.name}
                disabled={isBusy}
                onClick={() => {
                  leaveFrom(place.id);
                  void submit(async () => void (await actions.add(place.id)));
                }}
              >
                <Trans>Devolverlo al viaje</Trans>
              </WantedAction>
              <WantedAction
                about={place.name}
                onClick={() => {
                  leaveFrom(place.id);
                  store.edit({ kind: 'allow', place: place.id });
                }}
              >
                <Trans>Que pueda volver</Trans>
              </WantedAction>
            </WantedPlace>
          ))}
        </ul>
      ) : null}
      {meals.length > 0 ? (
        <Actions>
          {meals.map(({ day, meal }) => {
            const words =
              meal === 'lunch' ? t`Devolver el almuerzo del día ${day + 1}` : t`Devolver la cena del día ${day + 1}`;
            return (
              <WantedAction
                key={`${day}-${meal}`}
                about={t`Lo que quitaste`}
                onClick={() => {
                  const stop = board && mealAgain(board, trip, day, meal);
                  store.edit(stop ? { kind: 'add', day, stop } : { kind: 'allow-meal', day, meal });
                }}
              >
                {words}
              </WantedAction>
            );
          })}
        </Actions>
      ) : null}
    </section>
  );
}

function mealAgain(
  { problem }: PlanningContext,
  trip: TripDocument,
  day: number,
  meal: NonNullable<TripStop['meal']>,
): TripStop | null {
  const rule = problem.meals.find((one) => one.meal === meal);
  if (!rule) return null;
  const { minutes, window } = rule;
  const stop: TripStop = { id: crypto.randomUUID(), place: null, meal, begin: window.open, minutes, state: 'placed' };
  const [opening] = openingsFor(problem, draftDays(trip.days), stop, day);
  return opening ? { ...stop, begin: opening.begin } : null;
}
