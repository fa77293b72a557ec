import { describe, expect, it } from 'vitest';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import { applyEdit, findStop, markBroken } from './trip-edits.ts';

const ids = (trip: ReturnType<typeof sampleTrip>, day: number) => trip.days[day]!.stops.map((stop) => stop.id);

describe('applyEdit', () => {
  it('keeps the stops sorted by time', () => {
    const trip = applyEdit(sampleTrip(), { kind: 'move', stop: 'a', day: 0, begin: 733 });
    expect(ids(trip, 0)).toEqual(['b', 'a', 'c']);
    expect(findStop(trip, 'a')?.stop.begin).toBe(735);
  });

  it('moves a stop to another day', () => {
    const trip = applyEdit(sampleTrip(), { kind: 'move', stop: 'b', day: 1, begin: 540 });
    expect(ids(trip, 0)).toEqual(['a', 'c']);
    expect(ids(trip, 1)).toEqual(['b', 'd']);
  });

  it('returns the same document if nothing changes or the stop is unknown', () => {
    const trip = sampleTrip();
    expect(applyEdit(trip, { kind: 'move', stop: 'a', day: 0, begin: 541 })).toBe(trip);
    expect(applyEdit(trip, { kind: 'move', stop: 'a', day: 7, begin: 600 })).toBe(trip);
    expect(applyEdit(trip, { kind: 'remove', stop: 'nobody' })).toBe(trip);
    expect(applyEdit(trip, { kind: 'duration', stop: 'nobody', minutes: 30 })).toEqual(trip);
    expect(applyEdit(trip, { kind: 'rename', title: '   ' })).toBe(trip);
  });

  it('adds a place to the waiting list once, unless the place is a stop', () => {
    const wishing = applyEdit(applyEdit(sampleTrip(), { kind: 'keep', place: 'x' }), { kind: 'keep', place: 'y' });
    expect(applyEdit(wishing, { kind: 'keep', place: 'x' }).unplaced).toEqual(['y', 'x']);
    expect(applyEdit(wishing, { kind: 'keep', place: 'place-a' })).toBe(wishing);
    const left = applyEdit(wishing, { kind: 'forget', place: 'x' });
    expect(left.unplaced).toEqual(['y']);
    expect(applyEdit(left, { kind: 'forget', place: 'y' })).toEqual(sampleTrip());
  });

  it('removes a place from the waiting list when it becomes a stop', () => {
    const wishing = applyEdit(sampleTrip(), { kind: 'keep', place: 'place-x' });
    const added = applyEdit(wishing, { kind: 'add', day: 1, stop: sampleStop('x', 700) });
    expect(added.unplaced).toBeUndefined();
    const planned = applyEdit(wishing, { kind: 'fit', place: 'place-x', days: added.days });
    expect(planned.unplaced).toBeUndefined();
    expect(applyEdit(wishing, { kind: 'remove', stop: 'a' }).unplaced).toEqual(['place-x']);
  });

  it('gives a waiting place its note back when the place becomes a stop', () => {
    const gaveWay = [{ place: 'place-x', to: 'Moche en dos días', note: 'al amanecer' }];
    const waiting = { ...sampleTrip(), unplaced: ['place-x', 'y'], gaveWay };
    const added = applyEdit(waiting, { kind: 'add', day: 1, stop: sampleStop('x', 700) });
    expect(findStop(added, 'x')?.stop.note).toBe('al amanecer');
    expect([added.unplaced, added.gaveWay]).toEqual([['y'], undefined]);
    expect(applyEdit(waiting, { kind: 'forget', place: 'y' }).gaveWay).toEqual(gaveWay);
    expect(applyEdit(waiting, { kind: 'forget', place: 'place-x' }).gaveWay).toBeUndefined();
  });

  it('does not unlock a booked stop', () => {
    const trip = sampleTrip();
    trip.days[0]!.stops[0]!.state = 'booked';
    expect(findStop(applyEdit(trip, { kind: 'lock', stop: 'a', locked: false }), 'a')?.stop.state).toBe('booked');
  });

  it('does not move, lengthen or swap a locked stop', () => {
    const trip = applyEdit(sampleTrip(), { kind: 'lock', stop: 'a', locked: true });
    expect(applyEdit(trip, { kind: 'move', stop: 'a', day: 1, begin: 700 })).toBe(trip);
    expect(applyEdit(trip, { kind: 'duration', stop: 'a', minutes: 90 })).toBe(trip);
    expect(applyEdit(trip, { kind: 'swap', stop: 'a', place: 'other' })).toBe(trip);
    const free = applyEdit(trip, { kind: 'lock', stop: 'a', locked: false });
    expect(findStop(applyEdit(free, { kind: 'move', stop: 'a', day: 1, begin: 700 }), 'a')?.day).toBe(1);
  });

  it('limits a visit to at least five minutes', () => {
    const trip = applyEdit(sampleTrip(), { kind: 'duration', stop: 'a', minutes: -20 });
    expect(findStop(trip, 'a')?.stop.minutes).toBe(5);
  });

  it('inserts a stop by its start time', () => {
    const trip = applyEdit(sampleTrip(), { kind: 'add', day: 1, stop: sampleStop('e', 500) });
    expect(ids(trip, 1)).toEqual(['e', 'd']);
    const noted = applyEdit(trip, { kind: 'note', stop: 'e', note: 'Llevar agua' });
    expect(findStop(noted, 'e')?.stop.note).toBe('Llevar agua');
    expect(findStop(applyEdit(noted, { kind: 'note', stop: 'e', note: '' }), 'e')?.stop).not.toHaveProperty('note');
  });
});

describe('markBroken', () => {
  it('marks placed stops and keeps the state of locked stops', () => {
    const locked = applyEdit(sampleTrip(), { kind: 'lock', stop: 'c', locked: true });
    const broken = markBroken(locked, new Set(['a', 'c']));
    expect(findStop(broken, 'a')?.stop.state).toBe('broken');
    expect(findStop(broken, 'c')?.stop.state).toBe('locked');
    expect(findStop(markBroken(broken, new Set()), 'a')?.stop.state).toBe('placed');
    expect(markBroken(broken, new Set(['a']))).toBe(broken);
  });
});
