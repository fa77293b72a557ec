import { expect, test } from 'vitest';
import { CLOSURE_ACTIONS, CLOSURE_STATES, moveClosure } from './closure-states.ts';
import { closureWords, isInForce } from './closure-words.ts';

const works = { kind: 'place', name: null, severity: 'closed', reason: 'obras' } as const;
const said = (startsOn: string, endsOn: string | null) => closureWords({ ...works, startsOn, endsOn }, '2026-11-21');

test('a closure changes its state only by the listed transitions', () => {
  const moves = CLOSURE_STATES.flatMap((state) =>
    CLOSURE_ACTIONS.flatMap((action) => {
      const to = moveClosure(state, action);
      return to ? [`${state} ${action} ${to}`] : [];
    }),
  );
  expect(moves).toEqual([
    'draft announce announced',
    'draft end ended',
    'announced withdraw draft',
    'announced end ended',
    'ended reopen announced',
  ]);
});

test('the text of a closure contains its dates', () => {
  expect(said('2026-11-10', '2026-12-12')).toBe('Cerrado por obras hasta el 12 de diciembre');
  expect(said('2026-12-03', '2026-12-05')).toBe('Cerrado por obras del 3 al 5 de diciembre');
  expect(said('2026-11-30', '2027-01-02')).toBe('Cerrado por obras del 30 de noviembre al 2 de enero de 2027');
  expect(said('2026-12-03', '2026-12-03')).toBe('Cerrado por obras el 3 de diciembre');
  expect(said('2026-11-10', null)).toBe('Cerrado por obras hasta nuevo aviso');
  expect(said('2026-12-03', null)).toBe('Cerrado por obras desde el 3 de diciembre, hasta nuevo aviso');
});

test('the text of a place that closes for a part of the day has its hours', () => {
  const part = (from: number, to: number) =>
    closureWords({ ...works, startsOn: '2026-11-21', endsOn: '2026-11-21', hours: { from, to } }, '2026-11-21');
  expect(part(960, 1440)).toBe('Cierra a las 16:00 el 21 de noviembre, por obras');
  expect(part(0, 660)).toBe('Abre recién a las 11:00 el 21 de noviembre, por obras');
  expect(part(780, 900)).toBe('Cierra de 13:00 a 15:00 el 21 de noviembre, por obras');
});

test('the text of a closed road begins with its name', () => {
  const road = {
    kind: 'road',
    name: 'Av. España',
    reason: 'el corso',
    startsOn: '2026-11-21',
    endsOn: '2026-11-21',
  } as const;
  expect(closureWords({ ...road, severity: 'closed' }, '2026-11-21')).toBe(
    'Av. España: sin paso de autos por el corso el 21 de noviembre',
  );
  expect(closureWords({ ...road, severity: 'slower' }, '2026-11-21')).toMatch('tránsito lento');
});

test('a closure is in force on its first and its last day', () => {
  const dates = { startsOn: '2026-12-03', endsOn: '2026-12-05' };
  expect(['02', '03', '05', '06'].map((day) => isInForce(dates, `2026-12-${day}`))).toEqual([false, true, true, false]);
  expect(isInForce({ ...dates, endsOn: null }, '2030-01-01')).toBe(true);
});
