import { describe, expect, it } from 'vitest';
import { check } from '#planner/check.ts';
import { optimiseAround } from '#planner/optimise-around.ts';
import { smallProblem } from '#planner/proof/small.ts';
import { solve } from '#planner/solve.ts';
import { sampleTrip } from '#tests/trips.ts';
import type { TripDay, TripDocument, TripStop } from '../../../contract/trip.ts';
import { makeRoom } from '../history/make-room.ts';
import { applyEdit, findStop } from '../trip-edits.ts';
import { daysOfPlan } from './from-plan.ts';
import { improveTask, keepDecisions, missingFrom } from './improve.ts';

const small = smallProblem();
const problem = { ...small, fixed: [], caps: { ...small.caps, stopsPerDay: 2 } };
const effort = { seed: 1, iterations: 1500 };
const best = daysOfPlan(solve(problem, effort));
const planned = (): TripDocument => ({ ...sampleTrip(), days: structuredClone(best) });

/** Works like the trip's screen: a second run keeps the stops that the first run leaves out. */
function improved(trip: TripDocument): TripDay[] {
  const run = (pinned?: ReadonlySet<string>) => {
    const task = improveTask(problem, trip, pinned);
    return optimiseAround(task.problem, task.days, effort);
  };
  const first = run();
  const missing = missingFrom(first, trip);
  const plan = missing.length > 0 ? run(new Set(missing)) : first;
  return keepDecisions(problem, trip, daysOfPlan(plan, trip.days));
}
const placesIn = (days: readonly TripDay[]) => days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));
const stopAt = ({ days }: Pick<TripDocument, 'days'>, place: string): TripStop =>
  days.flatMap(({ stops }) => stops).find((stop) => stop.place === place)!;
const absent = () => problem.places.find(({ id }) => id !== 'far' && !placesIn(best).includes(id))!.id;
const unlocked = () =>
  best.flatMap(({ stops }) => stops).find(({ place, meal, state }) => place && !meal && state === 'placed')!;

describe('improving a route', () => {
  it('keeps a place that the traveller added, and leaves out a place that the traveller removed', () => {
    const gone = unlocked();
    const put = absent();
    const without = applyEdit(planned(), { kind: 'remove', stop: gone.id });
    const task = makeRoom(problem, without, put);
    const fitted = daysOfPlan(
      optimiseAround(
        task,
        without.days.map(({ stops }) => ({ stops })),
        effort,
      ),
      without.days,
    );
    const trip = applyEdit(without, { kind: 'fit', place: put, days: fitted });
    expect(stopAt(trip, put).byHand).toEqual(['place']);
    expect(trip.removed).toContain(gone.place);
    const after = placesIn(improved(trip));
    expect(after).toContain(put);
    expect(after).not.toContain(gone.place);
    expect(stopAt({ days: improved(trip) }, put).byHand).toEqual(['place']);
  });

  it('keeps the day and the length that the traveller set', () => {
    const { id, place } = unlocked();
    const from = findStop(planned(), id)!.day;
    const to = from === 0 ? 1 : 0;
    const moved = applyEdit(planned(), { kind: 'move', stop: id, day: to, begin: 900 });
    const trip = applyEdit(moved, { kind: 'duration', stop: id, minutes: 45 });
    const after = improved(trip);
    expect(after[to]!.stops.find((stop) => stop.place === place)).toMatchObject({ minutes: 45 });
  });

  it('does not add a meal that the traveller removed from a day', () => {
    const day = best.findIndex(({ stops }) => stops.some(({ place, meal }) => place === null && meal));
    const slot = best[day]!.stops.find(({ place, meal }) => place === null && meal)!;
    const trip = applyEdit(planned(), { kind: 'remove', stop: slot.id });
    expect(trip.days[day]!.skippedMeals).toEqual([slot.meal]);
    const task = improveTask(problem, trip);
    const plan = optimiseAround(task.problem, task.days, effort);
    expect(check(task.problem, plan)).toEqual([]);
    expect(plan.days[day]!.stops.some(({ meal }) => meal === slot.meal)).toBe(false);
    const back = applyEdit(trip, { kind: 'add', day, stop: slot });
    expect(back.days[day]!.skippedMeals).toBeUndefined();
  });

  it('keeps the hour of a stop that the traveller added outside of its opening hours', () => {
    const stop: TripStop = { id: 'late', place: absent(), begin: 960, minutes: 30, state: 'placed' };
    const without = { ...planned(), days: [planned().days[0]!, { ...planned().days[1]!, stops: [] }] };
    const closed = {
      ...problem,
      places: problem.places.map((one) => (one.id === stop.place ? { ...one, windows: [[], []] } : one)),
    };
    const trip = applyEdit(without, { kind: 'add', day: 1, stop });
    const task = improveTask(closed, trip, new Set([stop.place!]));
    const days = daysOfPlan(optimiseAround(task.problem, task.days, effort), trip.days);
    expect(stopAt({ days }, stop.place!)).toMatchObject({ id: 'late', begin: 960, minutes: 30, state: 'placed' });
  });
});

describe('a place that the traveller removed', () => {
  it('may return after the traveller adds it, keeps it for later or allows it', () => {
    const { id, place } = unlocked();
    const trip = applyEdit(planned(), { kind: 'remove', stop: id });
    expect(applyEdit(trip, { kind: 'allow', place: place! }).removed).toBeUndefined();
    expect(applyEdit(trip, { kind: 'keep', place: place! }).removed).toBeUndefined();
    const stop = findStop(planned(), id)!.stop;
    expect(applyEdit(trip, { kind: 'add', day: 0, stop }).removed).toBeUndefined();
  });
});

describe('another plan for a trip', () => {
  it('keeps what the traveller added, removed and locked', () => {
    const gone = unlocked();
    const put = absent();
    const begin = 600;
    const without = applyEdit(planned(), { kind: 'remove', stop: gone.id });
    const trip = applyEdit(without, {
      kind: 'add',
      day: 1,
      stop: { id: 'own', place: put, begin, minutes: 30, state: 'locked' },
    });
    const days = keepDecisions(problem, trip, best);
    expect(placesIn(days)).not.toContain(gone.place);
    expect(days[1]!.stops.find(({ id }) => id === 'own')).toMatchObject({ begin, state: 'locked' });
    expect(keepDecisions(problem, planned(), best)).toEqual(best);
  });
});
