import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import type { PlanningAnswer, PlanningBody, PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument, Wish } from '../../../contract/trip.ts';
import { listStoredPlannings, type StoredPlanning } from '../history/stored-plannings.ts';
import { planHere } from './plan-here.ts';
import { askedStops } from './plan-stops.ts';

const PLANNING = '/api/planning/';

export interface PlanFound extends StoredPlanning {
  /** `here`: no server answered, and this browser planned with the data of an earlier trip. */
  by: 'server' | 'here';
}

/** Plans a wish on the server or, when it does not answer and an earlier trip on the same days left its data, in this browser. */
export async function planWish(api: Api, wish: Wish, signal?: AbortSignal): Promise<PlanFound> {
  const body: PlanningBody = { wish, alternatives: true };
  try {
    const { board, plans } = await api.post<PlanningAnswer>(PLANNING, body, { signal, quiet: true });
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

/**
 * Requests the facts for a trip: its stops, the waiting places and `more` places to add. Planned stops are sent as fixed, so that the answer contains
 * each of them.
 */
export async function askPlanningContext(
  api: Api,
  trip: TripDocument,
  more: readonly string[] = [],
  signal?: AbortSignal,
): Promise<StoredPlanning> {
  const fixed = askedStops(trip.days);
  const placed = new Set(fixed.map((stop) => stop.place));
  const wanted = new Set([...more, ...(trip.unplaced ?? [])]);
  const wish: Wish = {
    ...trip.wish,
    must: [...wanted, ...trip.wish.must.filter((id) => !placed.has(id) && !wanted.has(id))].slice(0, 30),
    avoid: trip.wish.avoid.filter((id) => !placed.has(id) && !wanted.has(id)),
  };
  const body: PlanningBody = { wish, fixed: fixed.slice(0, 60) };
  const { board, plans } = await api.post<PlanningAnswer>(PLANNING, body, { signal, quiet: true });
  return { board: { ...board, problem: { ...board.problem, fixed: [], must: trip.wish.must } }, plans };
}

function covers({ problem }: PlanningContext, wish: Wish): boolean {
  return problem.days.length >= wish.days && problem.days[0]?.date === wish.startDate;
}

/**
 * Adapts an earlier planning context to a new wish on the same days. Interest and visit lengths stay, because the region's data to weigh them is not
 * in the browser.
 */
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
