import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openingsFor } from '#planner/edit.ts';
import { formatClock } from '#web/format/time.ts';
import { closeToast, toast } from '#web/ui/toast-store.ts';
import type { TripDay, TripDocument } from '../../contract/trip.ts';
import { findRoom, landOn, lastResort, makeRoom, statusOf } from '../document/history/make-room.ts';
import type { Room } from '../document/history/room.ts';
import type { StoredPlanning } from '../document/history/stored-plannings.ts';
import { differenceOf, routeChanges } from '../document/history/trip-difference.ts';
import { findImprovement } from '../document/planning/find-improvement.ts';
import { daysOfPlan } from '../document/planning/from-plan.ts';
import { missingFrom } from '../document/planning/improve.ts';
import { PlannerUnavailable, planHere } from '../document/planning/plan-here.ts';
import { draftDays, planStopsOf, spotOf } from '../document/planning/plan-stops.ts';
import type { RouteGains } from '../document/planning/route-gains.ts';
import { brokenStops, factsOf } from '../document/read-trip.ts';
import { applyEdit, findStop } from '../document/trip-edits.ts';
import type { TripStore } from '../document/trip-store.ts';
import { dropFromDraft } from '../wish/wish-draft.ts';
import { useDifferenceWords } from './checks/planner-words.ts';
import { useStatusWords } from './checks/status-words.ts';
import type { PlanningState } from './use-planning.ts';

export interface Proposal {
  before: TripDocument;
  after: TripDocument;
  known: StoredPlanning;
  /** Null if a place enters the trip: then the trip need not be better. */
  gains: RouteGains | null;
  /** The place for which the other stops change. Null for a better route. */
  entering: string | null;
}

export interface PlanActions {
  /** Plans the trip again around the traveller's decisions. The result is `proposal`. */
  optimise: () => void;
  optimising: boolean;
  proposal: Proposal | null;
  accept: () => void;
  refuse: () => void;
  stop: () => void;
  /**
   * Other stops do not move. If no time is free, `stop` is null and the place joins the waiting list. `mayFit` means
   * that it fits if other stops change. Null means that the data of the place cannot be loaded.
   */
  add: (place: string) => Promise<{ stop: string | null; mayFit: boolean } | null>;
  /** Adds the place as the last stop of a day, although the place breaks a rule there. */
  force: (place: string) => Promise<void>;
  /**
   * Plans the trip again around the place. Locked and booked stops stay, and other stops may disappear. If another stop
   * changes, the result is `proposal`.
   */
  fit: (place: string) => Promise<void>;
  repair: (stop: string) => void;
  /** Moves a stop to another day, to an hour that fits or at least crosses no other stop. */
  toDay: (stop: string, day: number) => void;
}

export function usePlanActions(store: TripStore, board: PlanningState): PlanActions {
  const { t } = useLingui();
  const changes = useDifferenceWords();
  const statusWords = useStatusWords();
  const [optimising, setOptimising] = useState(false);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const problem = board.kept?.board.problem ?? null;
  const offerUndo = useCallback(
    (text: string) => toast({ text, action: { label: t`Deshacer`, run: () => store.undo() } }),
    [store, t],
  );

  const nameIn = (known: StoredPlanning | null) => (place: string) =>
    (known && factsOf(known.board).get(place)?.place.name) ?? store.getState().own.places[place]?.name ?? t`El lugar`;

  const optimise = async () => {
    if (!problem || optimising) return;
    const trip = store.getState().history.present;
    const stopping = new AbortController();
    stopper.current = stopping;
    setOptimising(true);
    try {
      // The planner needs the data of all departures in the trip.
      const known = knowsPlans(board.kept, trip) ? board.kept : await board.extend();
      if (!known) throw new PlannerUnavailable();
      const found = await findImprovement(known.board.problem, trip, (task) =>
        planHere({ kind: 'optimise', ...task, seed: 1 }, stopping.signal),
      );
      if (found.kind === 'none') {
        toast({
          text:
            found.unfit > 0
              ? t`No encontramos un orden en el que todo quepa. Acorta o quita una parada.`
              : t`Tu ruta ya está bien así: no encontramos una mejor.`,
        });
      } else {
        closeToast();
        setProposal({ before: trip, after: found.after, known, gains: found.gains, entering: null });
      }
    } catch (error) {
      if (!stopping.signal.aborted) {
        toast({
          text:
            error instanceof PlannerUnavailable
              ? t`Sin conexión no pudimos cargar el planificador; inténtalo con red. Tu viaje sigue como estaba.`
              : t`No encontramos un orden que respete lo que pusiste y dejaste fijo. Tu viaje sigue como estaba.`,
        });
        console.warn(error);
      }
    } finally {
      setOptimising(false);
    }
  };

  const accept = () => {
    if (!proposal) return;
    setProposal(null);
    if (!sameArrangement(store.getState().history.present.days, proposal.before.days)) {
      toast({
        text:
          proposal.entering === null
            ? t`Tu viaje cambió mientras tanto. Vuelve a mejorar la ruta.`
            : t`Tu viaje cambió mientras tanto. Vuelve a intentarlo.`,
      });
      return;
    }
    if (proposal.entering !== null) {
      putFitting(proposal.entering, proposal.after.days, proposal.known);
      return;
    }
    store.edit({ kind: 'optimise', days: proposal.after.days });
    store.learn(proposal.known.board.places);
    offerUndo(t`Listo: tu ruta cambió.`);
  };

  const factsFor = async (place: string): Promise<StoredPlanning | null> => {
    if (board.kept && factsOf(board.kept.board).has(place)) return board.kept;
    const known = await board.extend([place]);
    if (known && factsOf(known.board).has(place)) return known;
    toast({ text: t`Sin conexión no conocemos el camino a ese lugar. Inténtalo cuando vuelva.` });
    return null;
  };

  const keep = (place: string, known: StoredPlanning, why: string) => {
    const name = nameIn(known)(place);
    store.edit({ kind: 'keep', place });
    dropFromDraft('must', place);
    store.learn(known.board.places);
    offerUndo(t`${name} quedó en «Por ubicar». ${why}`);
  };

  const put = ({ day, stop }: Room, known: StoredPlanning) => {
    store.edit({ kind: 'add', day, stop });
    if (stop.place !== null) dropFromDraft('must', stop.place);
    store.learn(known.board.places);
  };

  const add = async (place: string) => {
    const known = await factsFor(place);
    if (!known) return null;
    const status = statusOf(known.board, store.getState().history.present, place);
    if (status.kind === 'fits') {
      const { room } = status;
      put(room, known);
      offerUndo(t`${nameIn(known)(place)} entra el día ${room.day + 1} a las ${formatClock(room.stop.begin)}.`);
      return { stop: room.stop.id, mayFit: true };
    }
    keep(place, known, statusWords(status, nameIn(known)).more);
    return { stop: null, mayFit: status.kind === 'full' };
  };

  const force = async (place: string) => {
    const known = await factsFor(place);
    if (!known) return;
    const room = lastResort(known.board, store.getState().history.present, place);
    put(room, known);
    offerUndo(t`${nameIn(known)(place)} va al final del día ${room.day + 1}, marcada: revisa por qué no cabe.`);
  };

  const putFitting = (place: string, next: TripDay[], known: StoredPlanning) => {
    const { left } = differenceOf(store.getState().history.present.days, next);
    const day = next.findIndex(({ stops }) => stops.some((stop) => stop.place === place));
    store.edit({ kind: 'fit', place, days: next });
    store.learn(known.board.places);
    offerUndo(
      [t`${nameIn(known)(place)} entra el día ${day + 1}.`, changes({ moved: 0, came: [], left }, nameIn(known))]
        .filter(Boolean)
        .join(' '),
    );
  };

  const fit = async (place: string) => {
    const known = await factsFor(place);
    if (!known) return;
    const trip = store.getState().history.present;
    const name = nameIn(known)(place);
    if (findRoom(known.board, trip, place)) {
      await add(place);
      return;
    }
    try {
      const problem = makeRoom(known.board.problem, trip, place);
      const plan = await planHere({ kind: 'optimise', problem, days: draftDays(trip.days), seed: 1 });
      // If the trip was edited during planning, the new plan would revert the edit.
      if (store.getState().history.present.days !== trip.days) return;
      const next = daysOfPlan(plan, trip.days);
      const day = next.findIndex(({ stops }) => stops.some((stop) => stop.place === place));
      if (day < 0 || missingFrom(plan, trip).length > 0) {
        toast({
          text: t`${name} no cabe ni moviendo las demás paradas. Tu viaje sigue como estaba.`,
          action: { label: t`Poner de todos modos`, run: () => void force(place) },
        });
        return;
      }
      if (routeChanges(trip.days, next).every((change) => change.place === place)) {
        putFitting(place, next, known);
        return;
      }
      closeToast();
      const after = applyEdit(trip, { kind: 'fit', place, days: next });
      setProposal({ before: trip, after, known, gains: null, entering: place });
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

  /** The trip rounds the begin of a moved stop, so a message shows the begin that the trip has. */
  const beginOf = (id: string) => findStop(store.getState().history.present, id)?.stop.begin;

  const repair = (id: string) => {
    const trip = store.getState().history.present;
    const found = findStop(trip, id);
    if (!found || !problem) return;
    const without = applyEdit(trip, { kind: 'remove', stop: id });
    const [opening] = openingsFor(problem, draftDays(without.days), { ...found.stop, state: 'placed' });
    if (!opening) {
      toast({ text: t`No hay hueco para ella sin mover otras. Prueba «Mejorar mi ruta» o acórtala.` });
      return;
    }
    const begin = landOn(board.kept?.board ?? null, trip, id, opening.day) ?? opening.begin;
    store.edit({ kind: 'move', stop: id, day: opening.day, begin });
    offerUndo(t`Ahora va el día ${opening.day + 1} a las ${formatClock(beginOf(id) ?? begin)}.`);
  };

  const toDay = (id: string, day: number) => {
    const trip = store.getState().history.present;
    const begin = landOn(board.kept?.board ?? null, trip, id, day);
    if (begin === null) return;
    store.edit({ kind: 'move', stop: id, day, begin });
    const shown = formatClock(beginOf(id) ?? begin);
    const broken = board.kept !== null && brokenStops(store.getState().history.present, board.kept.board).has(id);
    offerUndo(
      broken
        ? t`Va el día ${day + 1} a las ${shown}, marcada: ese día no tiene un hueco que le sirva.`
        : t`Va el día ${day + 1} a las ${shown}.`,
    );
  };

  return {
    optimise: () => void optimise(),
    optimising,
    proposal,
    accept,
    refuse: () => setProposal(null),
    stop: () => stopper.current?.abort(),
    add,
    force,
    fit,
    repair,
    toDay,
  };
}

function knowsPlans(kept: StoredPlanning | null, trip: TripDocument): boolean {
  const facts = kept && factsOf(kept.board);
  return planStopsOf(trip.days).every(({ stop }) => facts?.has(spotOf(stop)!));
}

/** Ignores the marks of broken stops and the traveller's decisions. */
function sameArrangement(before: readonly TripDay[], after: readonly TripDay[]): boolean {
  const shape = (days: readonly TripDay[]) =>
    JSON.stringify(
      days.map(({ date, title, stops }) => [
        date,
        title,
        stops.map(({ place, meal, begin, minutes, note, plan }) => [place, meal, begin, minutes, note, plan]),
      ]),
    );
  return shape(before) === shape(after);
}
