import { openingsFor } from '#planner/edit.ts';
import type { LeftOutReason, Problem } from '#planner/model.ts';
import { whyUnusable } from '#planner/usable.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument, TripStop } from '../../../contract/trip.ts';
import { improveTask } from '../planning/improve.ts';
import { draftDays, spotOf } from '../planning/plan-stops.ts';
import { brokenStops, factsOf } from '../read-trip.ts';
import { applyEdit, findStop, SNAP_MINUTES } from '../trip-edits.ts';
import { type NoRoom, whyNoRoom } from './no-room.ts';
import { type Room, roomIn } from './room.ts';

const USUAL_VISIT = 60;

/** Null means that no time is free, or that the planning context lacks the place. */
export function findRoom(board: PlanningContext, trip: TripDocument, place: string): Room | null {
  const facts = factsOf(board).get(place);
  return facts ? roomIn(board.problem, trip, facts.candidate) : null;
}

/**
 * Returns the begin of a stop on another day. The present hour is preferred, then the hour with the smallest detour,
 * then the nearest hour that crosses no stop.
 * @returns null for an unknown stop or day
 */
export function landOn(board: PlanningContext | null, trip: TripDocument, id: string, day: number): number | null {
  const found = findStop(trip, id);
  if (!found || !trip.days[day]) return null;
  const { stop } = found;
  const without = trip.days.map((one) => ({ ...one, stops: one.stops.filter((other) => other.id !== id) }));
  if (board) {
    const free = { ...stop, state: 'placed' as const };
    const openings = openingsFor(board.problem, draftDays(without), free, day).map(({ begin }) => begin);
    const fits = (begin: number) => {
      const { days } = applyEdit(trip, { kind: 'move', stop: id, day, begin });
      const [before, after] = [without, days].map((all) => brokenStops({ ...trip, days: all }, board));
      return [...after!].every((other) => before!.has(other));
    };
    const begin = [stop.begin, ...openings.flatMap((one) => [Math.ceil(one / SNAP_MINUTES) * SNAP_MINUTES, one])].find(
      fits,
    );
    if (begin !== undefined) return begin;
  }
  return freeBegin(without[day]!.stops, stop.minutes, stop.begin);
}

/** Returns the begin nearest to `near` at which a visit of `minutes` crosses none of `stops`. */
export function freeBegin(
  stops: readonly Pick<TripStop, 'begin' | 'minutes'>[],
  minutes: number,
  near: number,
): number {
  const isFree = (begin: number) =>
    begin >= 0 && stops.every((other) => begin + minutes <= other.begin || other.begin + other.minutes <= begin);
  const choices = [
    near,
    ...stops.flatMap((other) => [
      Math.floor((other.begin - minutes) / SNAP_MINUTES) * SNAP_MINUTES,
      Math.ceil((other.begin + other.minutes) / SNAP_MINUTES) * SNAP_MINUTES,
    ]),
  ];
  return choices.filter(isFree).toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near))[0] ?? near;
}

/** Returns a time after the last stop of the day with the fewest stops. The place may break a rule at that time. */
export function lastResort(board: PlanningContext, trip: TripDocument, place: string): Room {
  const [day, { stops } = { stops: [] }] = [...trip.days.entries()].toSorted(
    ([, one], [, other]) => one.stops.length - other.stops.length,
  )[0] ?? [0];
  const last = stops.at(-1);
  const free = last ? last.begin + last.minutes : (board.problem.days[day]?.earliest ?? trip.wish.earliest);
  const minutes = factsOf(board).get(place)?.candidate.visit.typical ?? USUAL_VISIT;
  const begin = Math.ceil((free + 15) / 5) * 5;
  return { day, stop: { id: crypto.randomUUID(), place, begin, minutes, state: 'placed' } };
}

/** Requires `place` and the places that the traveller added, and excludes all places that are not in the trip. */
export function makeRoom(problem: Problem, trip: TripDocument, place: string): Problem {
  const chosen = new Set([place, ...trip.days.flatMap(({ stops }) => stops.flatMap((stop) => spotOf(stop) ?? []))]);
  const { problem: around } = improveTask(problem, trip);
  return {
    ...around,
    must: [place, ...around.must.filter((id) => id !== place && chosen.has(id))],
    avoid: problem.places.flatMap(({ id }) => (chosen.has(id) ? [] : id)),
  };
}

/** `full` means that the place fits only if other stops change. */
export type Status =
  | { kind: 'fits'; room: Room }
  | { kind: 'never'; reason: LeftOutReason }
  | { kind: 'full'; why: NoRoom }
  | { kind: 'unknown' };

export function statusOf(board: PlanningContext, trip: TripDocument, place: string): Status {
  const facts = factsOf(board).get(place);
  if (!facts) return { kind: 'unknown' };
  const reason = whyUnusable(board.problem, facts.node);
  if (reason && reason.code !== 'avoided') return { kind: 'never', reason };
  const room = findRoom(board, trip, place);
  return room ? { kind: 'fits', room } : { kind: 'full', why: whyNoRoom(board, trip, place) };
}
