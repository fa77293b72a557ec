import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openingsFor } from '#planner/edit.ts';
import type { Problem } from '#planner/model.ts';
import { formatClock } from '#web/format/time.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { TripDocument, TripStop } from '../../contract/trip.ts';
import { daysOfPlan } from '../document/from-plan.ts';
import type { KeptBoard } from '../document/kept-boards.ts';
import { PlannerUnavailable, planHere } from '../document/plan-here.ts';
import { factsOf } from '../document/read-trip.ts';
import { differenceOf } from '../document/trip-difference.ts';
import { applyEdit, findStop } from '../document/trip-edits.ts';
import type { TripStore } from '../document/trip-store.ts';
import type { DayView } from '../ribbon/day-view.ts';
import { useDifferenceWords } from './planner-words.ts';
import type { BoardState } from './use-board.ts';

export interface PlanActions {
  /** Plans again around what is locked or booked. */
  optimise: () => void;
  optimising: boolean;
  stop: () => void;
  /** Adds a place where it disturbs least; where nothing is free it is put last and marked. Gives the new stop's id. */
  add: (place: string) => Promise<string | null>;
  /** Brings a place in by planning around it; what is locked or booked stays, others may leave. Where even that fails, says so and offers `add`. */
  fit: (place: string) => Promise<void>;
  /** Moves a stop to where it fits without touching any other. */
  repair: (stop: string) => void;
}

const USUAL_VISIT = 60;

/** What the planner does for an open trip, in this browser and as edits that can be undone. */
export function usePlanActions(store: TripStore, board: BoardState, days: readonly DayView[]): PlanActions {
  const { t } = useLingui();
  const changes = useDifferenceWords();
  const [optimising, setOptimising] = useState(false);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const problem = board.kept?.board.problem ?? null;
  const offerUndo = useCallback(
    (text: string) => toast({ text, action: { label: t`Deshacer`, run: () => store.undo() } }),
    [store, t],
  );

  const nameIn = (known: KeptBoard | null) => (place: string) =>
    (known && factsOf(known.board).get(place)?.place.name) ?? store.getState().own.places[place]?.name ?? t`El lugar`;

  const optimise = async () => {
    if (!problem || optimising) return;
    const trip = store.getState().history.present;
    const stopping = new AbortController();
    stopper.current = stopping;
    setOptimising(true);
    try {
      const plan = await planHere({ kind: 'optimise', problem, days: trip.days, seed: 1 }, stopping.signal);
      const next = daysOfPlan(plan, trip.days);
      if (sameArrangement(trip.days, next))
        toast({ text: t`No hizo falta mover nada: así ya es lo mejor que encontramos.` });
      else {
        store.edit({ kind: 'optimise', days: next });
        const held = trip.days.some(({ stops }) => stops.some(({ state }) => state === 'locked' || state === 'booked'));
        offerUndo(
          [changes(differenceOf(trip.days, next), nameIn(board.kept)), held ? t`Lo bloqueado quedó en su sitio.` : null]
            .filter(Boolean)
            .join(' '),
        );
      }
    } catch (error) {
      if (!stopping.signal.aborted) {
        toast({
          text:
            error instanceof PlannerUnavailable
              ? t`Sin conexión no pudimos cargar el planificador; inténtalo con red. Tu viaje sigue como estaba.`
              : t`No encontramos un orden que respete lo bloqueado. Tu viaje sigue como estaba.`,
        });
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
    const stop = visitOf(place, known, trip);
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

  const fit = async (place: string) => {
    const known = board.kept && factsOf(board.kept.board).has(place) ? board.kept : await board.extend([place]);
    const trip = store.getState().history.present;
    const name = nameIn(known)(place);
    const problem = known && roomFor(place, known.board.problem, trip);
    const free = problem && openingsFor(problem, trip.days, visitOf(place, known, trip))[0];
    if (!problem || free) {
      await add(place);
      return;
    }
    try {
      const plan = await planHere({ kind: 'optimise', problem, days: trip.days, seed: 1 });
      // Edited meanwhile: a plan for the trip as it was would take that back.
      if (store.getState().history.present.days !== trip.days) return;
      const next = daysOfPlan(plan, trip.days);
      const day = next.findIndex(({ stops }) => stops.some((stop) => stop.place === place));
      if (day < 0) {
        toast({
          text: t`${name} no cabe ni moviendo las demás paradas. Tu viaje sigue como estaba.`,
          action: { label: t`Ponerlo igual`, run: () => void add(place) },
        });
        return;
      }
      const { left } = differenceOf(trip.days, next);
      store.edit({ kind: 'fit', place, days: next });
      store.learn(known.board.places);
      offerUndo(
        [t`${name} entra el día ${day + 1}.`, changes({ moved: 0, came: [], left }, nameIn(known))]
          .filter(Boolean)
          .join(' '),
      );
    } catch (error) {
      toast({
        text:
          error instanceof PlannerUnavailable
            ? t`Sin conexión no pudimos cargar el planificador; inténtalo con red. Tu viaje sigue como estaba.`
            : t`No pudimos hacerle sitio a ${name}. Tu viaje sigue como estaba.`,
      });
      console.warn(error);
    }
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

  return { optimise: () => void optimise(), optimising, stop: () => stopper.current?.abort(), add, fit, repair };
}

/** A visit of the usual length, without an hour yet. */
function visitOf(place: string, known: KeptBoard, trip: TripDocument): TripStop {
  return {
    id: crypto.randomUUID(),
    place,
    begin: trip.wish.earliest,
    minutes: factsOf(known.board).get(place)?.candidate.visit.typical ?? USUAL_VISIT,
    state: 'placed',
  };
}

/** The same trip with one place it must hold: nothing else comes in that the traveller did not choose. */
function roomFor(place: string, problem: Problem, trip: TripDocument): Problem {
  const chosen = new Set([place, ...trip.days.flatMap(({ stops }) => stops.flatMap((stop) => stop.place ?? []))]);
  return {
    ...problem,
    must: [place, ...problem.must.filter((id) => id !== place && chosen.has(id))],
    avoid: problem.places.flatMap(({ id }) => (chosen.has(id) ? [] : id)),
  };
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
