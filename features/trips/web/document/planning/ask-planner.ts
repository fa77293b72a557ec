import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { MOST_FIXED } from '../../../contract/limits.ts';
import type { PlanningBody, PlanningContext } from '../../../contract/planning.ts';
import { planTrip } from '../../../contract/planning-routes.ts';
import type { TripDocument, Wish } from '../../../contract/trip.ts';
import { listStoredPlannings, type StoredPlanning } from '../history/stored-plannings.ts';
import { planHere } from './plan-here.ts';
import { askedStops } from './plan-stops.ts';

export interface PlanFound extends StoredPlanning {
  /** `here` means that this browser planned with the data of an earlier trip, because the server did not respond. */
  by: 'server' | 'here';
}

/** If the server does not respond, the browser plans with the data of an earlier trip on the same days. */
export async function planWish(api: Api, wish: Wish, signal?: AbortSignal): Promise<PlanFound> {
  const body: PlanningBody = { wish, alternatives: true };
  try {
    const { board, plans } = await api.call(planTrip, { body, signal, quiet: true });
    return { board, plans, by: 'server' };
  } catch (error) {
    const kept =
      error instanceof ApiError && error.status === 0
        ? listStoredPlannings().find(({ board }) => covers(board, wish))
        : undefined;
    if (!kept) throw error;
    const board = fitted(kept.board, wish);
    const plan = await planHere({ kind: 'solve', problem: board.problem, seed: 1 }, signal);
    return { board, plans: [{ flavour: 'best', plan }], by: 'here' };
  }
}

/** Sends the stops of the trip as fixed stops, because the response must contain all of them. */
export async function askPlanningContext(
  api: Api,
  trip: TripDocument,
  more: readonly string[] = [],
  signal?: AbortSignal,
): Promise<StoredPlanning> {
  const fixed = askedStops(trip.days);
  const placed = new Set(fixed.map((stop) => stop.place));
  const wanted = new Set([...more, ...(trip.unplaced ?? [])]);
  const removed = (trip.removed ?? []).filter((id) => !placed.has(id) && !wanted.has(id));
  const must = trip.wish.must.filter((id) => !removed.includes(id));
  const wish: Wish = {
    ...trip.wish,
    must: [...wanted, ...must.filter((id) => !placed.has(id) && !wanted.has(id))].slice(0, 30),
    avoid: [...new Set([...trip.wish.avoid.filter((id) => !placed.has(id) && !wanted.has(id)), ...removed])].slice(
      0,
      60,
    ),
  };
  const body: PlanningBody = { wish, fixed: fixed.slice(0, MOST_FIXED) };
  const { board, plans } = await api.call(planTrip, { body, signal, quiet: true });
  return { board: { ...board, problem: { ...board.problem, fixed: [], must: trip.wish.must } }, plans };
}

function covers({ problem }: PlanningContext, wish: Wish): boolean {
  return problem.days.length >= wish.days && problem.days[0]?.date === wish.startDate;
}

/** Keeps the interest of places and the length of visits, because the browser cannot compute new values. */
function fitted(board: PlanningContext, wish: Wish): PlanningContext {
  const { problem } = board;
  const known = new Set(problem.places.map((place) => place.id));
  return {
    ...board,
    problem: {
      ...problem,
      days: problem.days.slice(0, wish.days).map((day) => ({ ...day, earliest: wish.earliest, latest: wish.latest })),
      must: wish.must.filter((id) => known.has(id)),
      avoid: wish.avoid,
      fixed: [],
      needs: wish.needs,
      knownHoursOnly: wish.knownHoursOnly,
      budget: wish.budget ?? null,
    },
  };
}
