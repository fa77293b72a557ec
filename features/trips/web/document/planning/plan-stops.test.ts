import { describe, expect, it } from 'vitest';
import { smallProblem } from '#planner/proof/small.ts';
import { solve } from '#planner/solve.ts';
import { sampleTrip } from '#tests/trips.ts';
import type { TripDocument, TripStop } from '../../../contract/trip.ts';
import { copyTrip } from '../copy-trip.ts';
import { readTrip } from '../read-trip.ts';
import { applyEdit, findStop } from '../trip-edits.ts';
import { daysOfWish } from './days-of-wish.ts';
import { daysOfPlan } from './from-plan.ts';
import { askedStops, draftDays } from './plan-stops.ts';

const tour = (changes: Partial<TripStop> = {}, departureId = 'departure'): TripStop => ({
  id: 'tour',
  place: null,
  begin: 510,
  minutes: 240,
  state: 'locked',
  plan: {
    planId: 'plan',
    slug: 'caballitos',
    departureId,
    title: 'Caballitos',
    meeting: 'Muelle',
    lon: -79.12,
    lat: -8.08,
    booking: null,
  },
  ...changes,
});
const [first] = sampleTrip().days;
const withTour = (stop = tour()): TripDocument =>
  applyEdit(sampleTrip(), { kind: 'add-plan', stops: [{ date: first!.date, stop }] });
const plansOf = (trip: Pick<TripDocument, 'days'>) =>
  trip.days.flatMap(({ date, stops }) => stops.flatMap((stop) => (stop.plan ? [{ date, stop }] : [])));

describe("a departure of an operator's plan in a trip", () => {
  it('breaks a rule after the operator cancelled the departure', () => {
    const read = (gone: (departureId: string) => string | null) =>
      readTrip({
        document: withTour(tour({ begin: 1000 })),
        board: null,
        remembered: {},
        say: () => '',
        gone,
        slotName: () => '',
      })
        .days[0]!.stops.filter(({ plan }) => plan)
        .map(({ gone: isGone, broken }) => [isGone, broken]);
    expect(read((id) => (id === 'departure' ? 'Ya no sale.' : null))).toEqual([[true, 'Ya no sale.']]);
    expect(read(() => null)).toEqual([[undefined, null]]);
  });

  it('gives its name to an untitled day', () => {
    const named = (...stops: TripStop[]) => {
      const document = stops.reduce(
        (trip, stop) => applyEdit(trip, { kind: 'add-plan', stops: [{ date: first!.date, stop }] }),
        sampleTrip(),
      );
      return readTrip({ document, board: null, remembered: {}, say: () => '', slotName: () => '' }).days[0]!.best[0];
    };
    const lunch = tour({
      id: 'lunch',
      begin: 800,
      plan: { ...tour().plan!, slug: '', title: 'Almuerzo', departureId: 'made' },
    });
    expect(named(lunch)).toBe('Almuerzo');
    expect(named(lunch, tour())).toBe(tour().plan!.title);
  });

  it('is sorted by its hour among the stops of its date', () => {
    const { stops } = withTour().days[0]!;
    expect(stops).toHaveLength(first!.stops.length + 1);
    expect(stops.map(({ begin }) => begin)).toEqual(stops.map(({ begin }) => begin).toSorted((a, b) => a - b));
  });

  it('cannot be moved, lengthened, unlocked or swapped', () => {
    const trip = withTour();
    for (const edit of [
      { kind: 'move', stop: 'tour', day: 1, begin: 700 },
      { kind: 'duration', stop: 'tour', minutes: 30 },
      { kind: 'lock', stop: 'tour', locked: false },
      { kind: 'swap', stop: 'tour', place: 'place-a' },
    ] as const)
      expect(applyEdit(trip, edit)).toBe(trip);
    expect(findStop(applyEdit(trip, { kind: 'note', stop: 'tour', note: 'agua' }), 'tour')?.stop.note).toBe('agua');
    expect(applyEdit(trip, { kind: 'remove', stop: 'tour' })).toEqual(sampleTrip());
  });

  it('replaces its unbooked stop when it is booked', () => {
    const booked = tour({ id: 'again', state: 'booked', plan: { ...tour().plan!, booking: 'VR7K2M4QXA' } });
    const trip = applyEdit(withTour(), { kind: 'add-plan', stops: [{ date: first!.date, stop: booked }] });
    expect(plansOf(trip).map(({ stop }) => [stop.id, stop.state])).toEqual([['again', 'booked']]);
  });

  it('is not added on a date that the trip does not have', () => {
    const trip = sampleTrip();
    expect(applyEdit(trip, { kind: 'add-plan', stops: [{ date: '2031-01-01', stop: tour() }] })).toBe(trip);
  });

  it('is a fixed point for the planner', () => {
    const [asked] = askedStops(withTour(tour({ state: 'booked' })).days).filter(({ point }) => point);
    expect(asked).toEqual({
      place: 'plan:tour',
      day: 0,
      arrive: 510,
      minutes: 240,
      reason: 'booked',
      point: { name: 'Muelle', lon: -79.12, lat: -8.08 },
    });
    expect(draftDays(withTour().days)[0]!.stops.find(({ id }) => id === 'tour')?.place).toBe('plan:tour');
  });

  it("stays at its date and hour if the planner's plan did not contain it", () => {
    const problem = smallProblem();
    const plan = solve({ ...problem, fixed: [] }, { iterations: 60, seed: 1 });
    const [date] = plan.days.map((day) => day.date);
    const days = daysOfPlan(plan, [{ date: date!, stops: [tour()] }]);
    expect(plansOf({ days })).toEqual([{ date, stop: tour() }]);
  });

  it('keeps its date if the first day of the trip changes', () => {
    const { days, wish } = withTour();
    const before = new Date(Date.parse(first!.date) - 86_400_000).toISOString().slice(0, 10);
    const moved = daysOfWish(days, { ...wish, startDate: before, days: 2 });
    expect(plansOf({ days: moved }).map(({ date }) => date)).toEqual([first!.date]);
    expect(moved[0]!.stops.map(({ id }) => id)).toEqual(first!.stops.map(({ id }) => id));
    expect(plansOf({ days: daysOfWish(days, { ...wish, startDate: '2031-01-01' }) })).toEqual([]);
  });

  it('is copied without the booking', () => {
    const booked = tour({ state: 'booked', plan: { ...tour().plan!, booking: 'VR7K2M4QXA' } });
    const [copy] = plansOf(copyTrip(withTour(booked), null).document);
    expect(copy).toMatchObject({ date: first!.date, stop: { state: 'locked', begin: 510 } });
    expect(copy?.stop.plan?.booking).toBeNull();
    expect(plansOf(copyTrip(withTour(booked), null, '2031-01-01').document)).toEqual([]);
  });
});
