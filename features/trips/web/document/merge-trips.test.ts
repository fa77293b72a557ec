import { describe, expect, it } from 'vitest';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { mergeTrips } from './merge-trips.ts';
import { daysOfWish } from './planning/days-of-wish.ts';
import { applyEdit, findStop, markBroken, type TripEdit } from './trip-edits.ts';

const base = sampleTrip();
const changed = (...edits: TripEdit[]): TripDocument => edits.reduce(applyEdit, base);
const ids = ({ days }: TripDocument) => days.map(({ stops }) => stops.map(({ id }) => id));

describe('merging two versions of a trip', () => {
  it('causes no conflict if they change different stops and fields', () => {
    const mine = changed(
      { kind: 'move', stop: 'a', day: 1, begin: 700 },
      { kind: 'note', stop: 'c', note: 'Llevar agua' },
      { kind: 'add', day: 0, stop: sampleStop('mine', 900) },
    );
    const theirs = changed(
      { kind: 'duration', stop: 'a', minutes: 90 },
      { kind: 'remove', stop: 'b' },
      { kind: 'rename', title: 'Con Lucía' },
      { kind: 'add', day: 0, stop: sampleStop('theirs', 1000) },
      { kind: 'keep', place: 'later' },
    );
    const { document, conflicts } = mergeTrips(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(ids(document)).toEqual([
      ['c', 'mine', 'theirs'],
      ['d', 'a'],
    ]);
    expect(findStop(document, 'a')).toMatchObject({ day: 1, stop: { begin: 700, minutes: 90 } });
    expect(findStop(document, 'c')?.stop.note).toBe('Llevar agua');
    expect(document).toMatchObject({ title: 'Con Lucía', unplaced: ['later'], removed: ['place-b'] });
    expect(ids(mergeTrips(base, theirs, mine).document)).toEqual(ids(document));
  });

  it('reports one conflict, with both hours, for a stop that both versions moved', () => {
    const mine = changed({ kind: 'move', stop: 'a', day: 1, begin: 700 });
    const theirs = changed({ kind: 'move', stop: 'a', day: 0, begin: 900 });
    const { document, conflicts } = mergeTrips(base, mine, theirs);
    expect(conflicts).toEqual([{ path: ['stops', 'a', 'when'], mine: '1 700', theirs: '0 900' }]);
    expect(findStop(document, 'a')).toMatchObject({ day: 1, stop: { begin: 700 } });
    const settled = mergeTrips(base, mine, theirs, () => 'theirs').document;
    expect(findStop(settled, 'a')).toMatchObject({ day: 0, stop: { begin: 900 } });
  });

  it('reports a conflict for a stop that one version removed and the other version changed', () => {
    const mine = changed({ kind: 'remove', stop: 'a' });
    const theirs = changed({ kind: 'note', stop: 'a', note: 'Con entrada' });
    const { conflicts } = mergeTrips(base, mine, theirs);
    expect(conflicts.map(({ path, mine: own }) => [path, own])).toEqual([[['stops', 'a'], undefined]]);
    const settled = mergeTrips(base, mine, theirs, () => 'theirs').document;
    expect(findStop(settled, 'a')?.stop.note).toBe('Con entrada');
    expect(settled.removed).toBeUndefined();
  });

  it('keeps one stop for a place that both versions added', () => {
    const add = (id: string, begin: number): TripEdit => ({
      kind: 'add',
      day: 0,
      stop: sampleStop(id, begin, 60, 'place-new'),
    });
    const { document, conflicts } = mergeTrips(base, changed(add('x', 900)), changed(add('y', 900)));
    expect(conflicts).toEqual([]);
    expect(ids(document)[0]).toEqual(['a', 'b', 'c', 'y']);
  });

  it('keeps an added stop if the other version changed the dates, and keeps the place of a removed day', () => {
    const wish = { ...base.wish, startDate: '2026-12-18', days: 1 };
    const days = daysOfWish(base.days, wish);
    const theirs = changed({ kind: 'wish', title: base.title, wish, days });
    const mine = changed(
      { kind: 'add', day: 0, stop: sampleStop('new', 1000) },
      { kind: 'add', day: 1, stop: sampleStop('late', 900) },
    );
    const { document, conflicts } = mergeTrips(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.wish).toMatchObject({ startDate: '2026-12-18', days: 1 });
    expect(document.days.map(({ date }) => date)).toEqual(['2026-12-18']);
    expect(ids(document)).toEqual([['a', 'b', 'c', 'new']]);
    expect(document.unplaced).toEqual(['place-late']);
  });

  it('loses no stop without a common version, and ignores marks of broken stops', () => {
    const mine = changed({ kind: 'add', day: 0, stop: sampleStop('mine', 900) });
    const theirs = changed({ kind: 'add', day: 1, stop: sampleStop('theirs', 900) });
    const { document } = mergeTrips(null, mine, theirs);
    expect(ids(document)).toEqual([
      ['a', 'b', 'c', 'mine'],
      ['d', 'theirs'],
    ]);
    expect(mergeTrips(base, markBroken(base, new Set(['a'])), theirs).conflicts).toEqual([]);
  });
});
