import { expect, test } from 'vitest';
import { closedStopsOf, isTouchedBy, touchedDates } from './touched-plans.rules.ts';

const stop = (place: string | null, title: string, begin = 540) => ({
  ...{ place, title, begin },
  minutes: 60,
  note: '',
  included: true,
});

test('if the second day of a program has a closed stop, departures of the day before are affected', () => {
  const program = [
    { title: 'Uno', stops: [stop('museo', 'Museo'), stop(null, 'Paradero')] },
    { title: 'Dos', stops: [stop('luna', 'Huaca de la Luna'), stop('bar', 'Bar', 1500)] },
  ];
  const luna = closedStopsOf(program, new Set(['luna']));
  expect([[...luna.days], [...luna.titles]]).toEqual([[1], ['Huaca de la Luna']]);
  expect([...closedStopsOf(program, new Set(['bar'])).days]).toEqual([2]);
  expect(closedStopsOf(program, new Set(['otro'])).days.size).toBe(0);
  expect(touchedDates({ startsOn: '2026-12-01', endsOn: '2026-12-03' }, [0, 1])).toBe(
    '{[2026-12-01,2026-12-03],[2026-11-30,2026-12-02]}',
  );
  expect(touchedDates({ startsOn: '2026-12-01', endsOn: null }, [0])).toBe('{[2026-12-01,)}');
});

test('a closed road does not affect a program that goes on foot, a closed place or an event does', () => {
  const touched = (['road', 'place', 'event'] as const).map((kind) =>
    [true, false].map((onFoot) => isTouchedBy({ kind }, { onFoot })),
  );
  expect(touched).toEqual([
    [false, true],
    [true, true],
    [true, true],
  ]);
});
