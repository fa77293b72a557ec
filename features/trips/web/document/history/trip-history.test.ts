import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import type { TripEdit } from '../trip-edits.ts';
import { beginHistory, edited, redone, undone } from './trip-history.ts';

const anyStop = fc.constantFrom('a', 'b', 'c', 'd');
const anyEdit: fc.Arbitrary<TripEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    stop: anyStop,
    day: fc.constantFrom(0, 1),
    begin: fc.integer({ min: 0, max: 1500 }),
  }),
  fc.record({ kind: fc.constant('duration' as const), stop: anyStop, minutes: fc.integer({ min: 0, max: 300 }) }),
  fc.record({ kind: fc.constant('lock' as const), stop: anyStop, locked: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), stop: anyStop }),
);

describe('the history of a trip', () => {
  it('undoes and redoes any sequence of edits', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
        const first = beginHistory(sampleTrip());
        let history = edits.reduce((so_far, edit) => edited(so_far, edit), first);
        const last = history.present;
        while (history.past.length > 0) history = undone(history);
        expect(history.present).toEqual(first.present);
        while (history.future.length > 0) history = redone(history);
        expect(history.present).toEqual(last);
      }),
    );
  });

  it('keeps the stops of every day sorted by time', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
        const { present } = edits.reduce((so_far, edit) => edited(so_far, edit), beginHistory(sampleTrip()));
        for (const day of present.days) {
          const begins = day.stops.map((stop) => stop.begin);
          expect(begins).toEqual(begins.toSorted((one, other) => one - other));
        }
      }),
    );
  });

  it('merges repeated changes of one duration into one step', () => {
    let history = beginHistory(sampleTrip());
    for (const minutes of [65, 70, 75]) history = edited(history, { kind: 'duration', stop: 'a', minutes });
    expect(history.past).toHaveLength(1);
    expect(history.past[0]?.subject).toBe('place-a');
    expect(undone(history).present).toEqual(sampleTrip());
  });

  it('forgets undone steps after another edit', () => {
    let history = edited(beginHistory(sampleTrip()), { kind: 'remove', stop: 'a' });
    history = edited(undone(history), { kind: 'lock', stop: 'b', locked: true });
    expect(history.future).toEqual([]);
  });
});
