import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openingsFor } from '#planner/edit.ts';
import type { Problem } from '#planner/model.ts';
import { formatClock } from '#web/format/time.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { TripStop } from '../../contract/trip.ts';
import { daysOfPlan } from '../document/from-plan.ts';
import { planHere } from '../document/plan-here.ts';
import { factsOf } from '../document/read-trip.ts';
import { applyEdit, findStop } from '../document/trip-edits.ts';
import type { TripStore } from '../document/trip-store.ts';
import type { DayView } from '../ribbon/day-view.ts';
import type { BoardState } from './use-board.ts';

export interface PlanActions {
  /** Plans again around what is locked or booked. */
  optimise: () => void;
  optimising: boolean;
  stop: () => void;
  /** Adds a place where it disturbs least; where nothing is free it is put last and marked. Gives the new stop's id. */
  add: (place: string) => Promise<string | null>;
  /** Moves a stop to where it fits without touching any other. */
  repair: (stop: string) => void;
}

const USUAL_VISIT = 60;

/** What the planner does for an open trip, in this browser and as edits that can be undone. */
export function usePlanActions(store: TripStore, board: BoardState, days: readonly DayView[]): PlanActions {
  const { t } = useLingui();
  const [optimising, setOptimising] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const problem = board.kept?.board.problem ?? null;
  const offerUndo = useCallback(
    (text: string) => toast({ text, action: { label: t`Deshacer`, run: () => store.undo() } }),
    [store, t],
  );

  const optimise = async () => {
    if (!problem || optimising) return;
    const trip = store.getState().history.present;
    const stopping = new AbortController();
    stopper.current = stopping;
    setOptimising(true);
    try {
      const plan = await planHere({ kind: 'optimise', problem, days: trip.days, seed: 1 }, stopping.signal);
      const next = daysOfPlan(plan, trip.days);
      if (sameArrangement(trip.days, next)) toast({ text: t`Así como está ya es lo mejor que encontramos.` });
      else {
        store.edit({ kind: 'optimise', days: next });
        offerUndo(t`Listo: lo bloqueado quedó en su sitio.`);
      }
    } catch (error) {
      if (!stopping.signal.aborted) {
        toast({ text: t`No encontramos un orden que respete lo bloqueado. Tu viaje sigue como estaba.` });
        console.warn(error);
      }
    } finally {
      setOptimising(false);
    }
  };

  const add = async (place: string) => {
    const known = board.kept && factsOf(board.kept.board).has(place) ? board.kept : await board.extend([place]);
    const trip = store.getState().history.present;
    if (!known) {
      toast({ text: t`Sin conexión no conocemos el camino a ese lugar. Inténtalo cuando vuelva.` });
      return null;
    }
    const facts = factsOf(known.board).get(place);
    const stop: TripStop = {
      id: crypto.randomUUID(),
      place,
      begin: trip.wish.earliest,
      minutes: facts?.candidate.visit.typical ?? USUAL_VISIT,
      state: 'placed',
    };
    const [opening] = facts ? openingsFor(known.board.problem, trip.days, stop) : [];
    const spot = opening ?? lastResort(known.board.problem, days, stop);
    store.edit({ kind: 'add', day: spot.day, stop: { ...stop, begin: spot.begin } });
    store.learn(known.board.places);
    const name = facts?.place.name ?? t`El lugar`;
    offerUndo(
      opening
        ? t`${name} entra el día ${opening.day + 1} a las ${formatClock(opening.begin)}.`
        : t`${name} no cabe sin mover otra parada. Quedó marcada: muévela o usa «Optimizar alrededor».`,
    );
    return stop.id;
  };

  const repair = (id: string) => {
    const trip = store.getState().history.present;
    const found = findStop(trip, id);
    if (!found || !problem) return;
    const without = applyEdit(trip, { kind: 'remove', stop: id });
    const [opening] = openingsFor(problem, without.days, { ...found.stop, state: 'placed' });
    if (!opening) {
      toast({ text: t`No hay hueco para ella sin mover otras. Prueba «Optimizar alrededor» o acórtala.` });
      return;
    }
    store.edit({ kind: 'move', stop: id, day: opening.day, begin: Math.ceil(opening.begin / 5) * 5 });
    offerUndo(t`Ahora va el día ${opening.day + 1} a las ${formatClock(opening.begin)}.`);
  };

  return { optimise: () => void optimise(), optimising, stop: () => stopper.current?.abort(), add, repair };
}

/** The day with most room left, after its last stop or in the middle of an empty one. */
function lastResort(problem: Problem, days: readonly DayView[], stop: TripStop): { day: number; begin: number } {
  const emptiest = days.toSorted((one, other) => one.stops.length - other.stops.length)[0];
  const day = emptiest?.index ?? 0;
  const begin = emptiest?.stops.at(-1)?.end ?? problem.days[day]?.earliest ?? stop.begin;
  return { day, begin: Math.ceil((begin + 15) / 5) * 5 };
}

function sameArrangement(before: readonly { stops: TripStop[] }[], after: readonly { stops: TripStop[] }[]): boolean {
  const shape = (days: readonly { stops: TripStop[] }[]) =>
    JSON.stringify(
      days.map(({ stops }) => stops.map(({ place, meal, begin, minutes }) => [place, meal, begin, minutes])),
    );
  return shape(before) === shape(after);
}
