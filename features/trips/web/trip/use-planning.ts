import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { TripDocument, Wish } from '../../contract/trip.ts';
import { isPlanningOld } from '../document/closures-of-trip.ts';
import { hasLodgingsOf } from '../document/day-anchors.ts';
import { readStoredPlanning, type StoredPlanning, storePlanning } from '../document/history/stored-plannings.ts';
import { askPlanningContext } from '../document/planning/ask-planner.ts';
import { spotOf } from '../document/planning/plan-stops.ts';
import { brokenStops, factsOf } from '../document/read-trip.ts';
import type { TripStore } from '../document/trip-store.ts';

export interface PlanningState {
  kept: StoredPlanning | null;
  problem: string | null;
  /** `more` contains places that are not in the trip yet. Null means that the server did not respond. */
  extend: (more?: string[]) => Promise<StoredPlanning | null>;
  /**
   * Loads the data for the new wish before the trip changes.
   * @throws ApiError if the server does not respond; the trip is unchanged
   */
  change: (next: Pick<TripDocument, 'title' | 'wish' | 'days'>) => Promise<StoredPlanning>;
}

/**
 * Shows stored data at once, and requests new data if places are missing, or if hours or closures changed. Each wish has
 * its own data, because undo restores earlier wishes.
 */
export function usePlanning(store: TripStore): PlanningState {
  const api = useApi();
  const [kept, setKept] = useState<StoredPlanning | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<StoredPlanning | null>(null);
  const byWish = useRef(new WeakMap<Wish, StoredPlanning>());
  const wish = useStore(store, ({ history }) => history.present.wish);

  const take = useCallback(
    (answer: StoredPlanning) => {
      const { own, history } = store.getState();
      current.current = answer;
      byWish.current.set(history.present.wish, answer);
      setKept(answer);
      setProblem(null);
      storePlanning(own.local, answer);
      store.learn(answer.board.places);
      store.judgeBy((trip) => brokenStops(trip, answer.board));
    },
    [store],
  );

  const extend = useCallback(
    async (more: string[] = []) => {
      const trip = store.getState().history.present;
      try {
        const answer = await askPlanningContext(api, trip, more);
        if (store.getState().history.present.wish !== trip.wish) return null;
        // The alternatives describe the first planning, so the first plans stay.
        take({ board: answer.board, plans: current.current?.plans ?? answer.plans });
        return current.current;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.problem.detail);
        return null;
      }
    },
    [api, store, take],
  );

  const change = useCallback(
    async (next: Pick<TripDocument, 'title' | 'wish' | 'days'>) => {
      const answer = await askPlanningContext(api, { ...store.getState().history.present, ...next });
      store.edit({ kind: 'wish', ...next });
      take(answer);
      return answer;
    },
    [api, store, take],
  );

  useEffect(() => {
    const { own, history } = store.getState();
    const known = byWish.current.get(wish) ?? readStoredPlanning(own.local);
    if (known && known === current.current) return;
    if (!known || !isEnough(known, history.present)) return void extend();
    take(known);
  }, [store, wish, take, extend]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish has its own data, which are compared anew.
  useEffect(() => {
    const gone = new AbortController();
    const look = () => {
      const shown = current.current;
      if (!shown || document.visibilityState === 'hidden') return;
      void isPlanningOld(api, shown.board, visitedIn(store.getState().history.present), gone.signal).then((isOld) => {
        if (isOld && !gone.signal.aborted && current.current === shown) void extend();
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    const again = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      gone.abort();
      document.removeEventListener('visibilitychange', look);
      clearInterval(again);
    };
  }, [api, store, wish, extend]);

  return { kept, problem, extend, change };
}

/** An open trip asks again whether hours or closures changed. */
const LOOK_AGAIN_MS = 120_000;

const visitedIn = ({ days }: TripDocument): string[] =>
  days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));

function isEnough({ board }: StoredPlanning, trip: TripDocument): boolean {
  const facts = factsOf(board);
  const { party, earliest, latest } = trip.wish;
  const samePeople = (['adults', 'children', 'seniors'] as const).every(
    (who) => board.problem.party[who] === party[who],
  );
  // A departure can make a day longer, so the hours of its day are not compared.
  const sameHours = board.problem.days.every(
    (day, index) =>
      (day.earliest === earliest && day.latest === latest) || trip.days[index]?.stops.some(({ plan }) => plan),
  );
  if (
    !samePeople ||
    !sameHours ||
    !hasLodgingsOf(board, trip.wish) ||
    trip.unplaced?.some((place) => !facts.has(place))
  )
    return false;
  return trip.days.every(
    (day, index) =>
      board.problem.days[index]?.date === day.date &&
      day.stops.every((stop) => {
        const spot = spotOf(stop);
        return spot === null || facts.has(spot);
      }),
  );
}
