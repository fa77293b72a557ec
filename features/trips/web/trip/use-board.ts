import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { askBoard } from '../document/ask-planner.ts';
import { type KeptBoard, keepBoard, recallBoard } from '../document/kept-boards.ts';
import { brokenStops, factsOf } from '../document/read-trip.ts';
import type { TripStore } from '../document/trip-store.ts';

export interface BoardState {
  kept: KeptBoard | null;
  /** Why the facts could not be had, in Spanish; the trip is shown without them. */
  problem: string | null;
  /** Asks again, also for places that are not in the trip yet. Gives null when no answer came. */
  extend: (more?: string[]) => Promise<KeptBoard | null>;
  /** Takes over an answer that somebody else asked for. */
  take: (kept: KeptBoard) => void;
}

/** The planner's facts for an open trip: those kept in this browser, or asked of the server when there are none or the trip has outgrown them. */
export function useBoard(store: TripStore): BoardState {
  const api = useApi();
  const [kept, setKept] = useState<KeptBoard | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<KeptBoard | null>(null);

  const take = useCallback(
    (answer: KeptBoard) => {
      const { own } = store.getState();
      current.current = answer;
      setKept(answer);
      setProblem(null);
      keepBoard(own.local, answer);
      store.learn(answer.board.places);
      store.judgeBy((trip) => brokenStops(trip, answer.board));
    },
    [store],
  );

  const extend = useCallback(
    async (more: string[] = []) => {
      const trip = store.getState().history.present;
      try {
        const answer = await askBoard(api, trip, more);
        // What was left out, and the other ways, belong to the plan that was asked for first.
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

  useEffect(() => {
    const { own } = store.getState();
    const known = recallBoard(own.local);
    if (known && isEnough(known, own.document)) take(known);
    else void extend();
  }, [store, take, extend]);

  return { kept, problem, extend, take };
}

/** Whether a board speaks of these very days and knows every place of the trip. */
function isEnough({ board }: KeptBoard, trip: TripDocument): boolean {
  const facts = factsOf(board);
  return trip.days.every(
    (day, index) =>
      board.problem.days[index]?.date === day.date &&
      day.stops.every((stop) => stop.place === null || facts.has(stop.place)),
  );
}
