import { describe, expect, it } from 'vitest';
import { optimiseAround } from '#planner/optimise-around.ts';
import { smallProblem } from '#planner/proof/small.ts';
import { validate } from '#planner/validate.ts';
import { sampleTrip } from '#tests/trips.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument, TripStop } from '../../../contract/trip.ts';
import { daysOfPlan } from '../planning/from-plan.ts';
import { applyEdit } from '../trip-edits.ts';
import { findRoom, freeBegin, landOn, lastResort, makeRoom, statusOf } from './make-room.ts';

const problem = { ...smallProblem(), fixed: [] };
const board = {
  problem,
  places: problem.places.map(({ id }) => ({ id, name: id })),
  anchors: [],
} as unknown as PlanningContext;

const stop = (place: string, begin: number, minutes: number, state: TripStop['state'] = 'placed'): TripStop => ({
  id: place,
  place,
  begin,
  minutes,
  state,
});
const trip = (...days: TripStop[][]): TripDocument => ({
  ...sampleTrip(),
  days: days.map((stops, index) => ({ date: problem.days[index]!.date, stops })),
});
const beach = (state?: TripStop['state']) => stop('beach', 570, 500, state);
const garden = () => stop('garden', 550, 520);
const full = () => trip([beach()], [garden()]);

describe('adding a place', () => {
  it('uses another day if the first day has no space', () => {
    const room = findRoom(board, trip([beach()], []), 'museum');
    expect(room).toMatchObject({ day: 1, stop: { place: 'museum', minutes: 60 } });
    const { days } = trip([beach()], [room!.stop]);
    expect(validate(problem, days).days[1]?.stops[0]?.broken).toBeNull();
  });

  it('shortens the visit if only a short time is free', () => {
    const { minimum, typical } = problem.places.find(({ id }) => id === 'museum')!.visit;
    expect(minimum).toBeLessThan(typical);
    const busy = trip([stop('square', 545, 415)], [garden()]);
    const room = findRoom(board, busy, 'museum');
    expect(room).toMatchObject({ day: 0, stop: { minutes: minimum } });
  });

  it('finds no space if every day is full', () => {
    expect(findRoom(board, full(), 'museum')).toBeNull();
    expect(statusOf(board, full(), 'museum')).toMatchObject({ kind: 'full' });
  });

  it('finds space again after a stop was removed', () => {
    expect(statusOf(board, trip([beach()], []), 'museum')).toMatchObject({ kind: 'fits', room: { day: 1 } });
  });

  it('reports why a place can never fit, or that the place is unknown', () => {
    expect(statusOf(board, full(), 'far')).toMatchObject({ kind: 'never', reason: { code: 'too_far' } });
    expect(statusOf(board, full(), 'nowhere')).toEqual({ kind: 'unknown' });
  });

  it('can be forced on the day with the fewest stops', () => {
    const forced = lastResort(board, trip([beach(), stop('square', 1130, 5)], [garden()]), 'far');
    expect(forced).toMatchObject({ day: 1, stop: { place: 'far', begin: 1085 } });
  });
});

describe('making space for a place', () => {
  const busy = () => trip([beach('locked')], [stop('garden', 545, 45), stop('market', 600, 300)]);

  it('moves free stops and keeps locked stops', () => {
    const { days } = busy();
    const plan = optimiseAround(makeRoom(problem, busy(), 'museum'), days, { iterations: 300, seed: 1 });
    const next = daysOfPlan(plan, days);
    expect(next.flatMap(({ stops }) => stops.map(({ place }) => place))).toContain('museum');
    expect(next[0]!.stops.find(({ id }) => id === 'beach')).toMatchObject({
      begin: 570,
      minutes: 500,
      state: 'locked',
    });
    expect(validate(problem, next).days.flatMap(({ stops }) => stops.filter(({ broken }) => broken))).toEqual([]);
  });

  it('adds no place that the traveller did not choose', () => {
    const { days } = busy();
    const plan = optimiseAround(makeRoom(problem, busy(), 'museum'), days, { iterations: 300, seed: 1 });
    const places = plan.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));
    expect(places.filter((place) => !['beach', 'garden', 'market', 'museum'].includes(place))).toEqual([]);
  });
});

describe('moving a stop to another day', () => {
  const lunch = (): TripStop => ({ id: 'lunch', place: null, meal: 'lunch', begin: 780, minutes: 75, state: 'placed' });

  it('uses an hour that breaks no rule, not the hour of lunch', () => {
    const moving = trip([stop('museum', 790, 60)], [lunch()]);
    const begin = landOn(board, moving, 'museum', 1)!;
    expect(begin).not.toBe(790);
    const { days } = applyEdit(moving, { kind: 'move', stop: 'museum', day: 1, begin });
    expect(validate(problem, days).days[1]!.stops.map(({ broken }) => broken)).toEqual([null, null]);
  });

  it('keeps the hour if it fits on the other day', () => {
    const free = { ...trip([stop('museum', 900, 60)], [lunch()]) };
    expect(landOn(board, free, 'museum', 1)).toBe(900);
  });

  it('crosses no stop, even without planner data and on a full day', () => {
    const moving = trip([stop('museum', 790, 60)], [lunch(), stop('garden', 857, 30)]);
    expect(landOn(null, moving, 'museum', 1)).toBe(720);
    expect(freeBegin([lunch(), stop('garden', 857, 30)], 60, 810)).toBe(890);
    expect(landOn(null, moving, 'nobody', 1)).toBeNull();
    expect(landOn(null, moving, 'museum', 9)).toBeNull();
  });
});
