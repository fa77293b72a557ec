import { expect, test } from 'vitest';
import {
  departureSpan,
  departureTimesWarning,
  fitsDeparture,
  longerProgram,
  programAt,
  programOfAll,
  programStart,
  shorterProgram,
  shortOptionWarnings,
} from './program-times.ts';

const day = (...stops: [begin: number, minutes: number][]) => ({
  stops: stops.map(([begin, minutes]) => ({ begin, minutes })),
});
const nine = { begin: 540, minutes: 180 };

test('a program keeps its times if travellers reach the first stop in time', () => {
  const days = [day([600, 60], [660, 60])];
  expect(fitsDeparture(days, nine)).toBe(true);
  expect(programAt(days, nine)).toEqual(days);
});

test('a program that would end after the departure moves to the start of the departure', () => {
  const days = [day([615, 60], [690, 60])];
  expect(fitsDeparture(days, nine)).toBe(false);
  expect(programAt(days, nine)).toEqual([day([540, 60], [615, 60])]);
});

test('an afternoon departure of a morning program moves only the first day', () => {
  const days = [day([560, 60]), day([480, 60])];
  expect(programAt(days, { begin: 900, minutes: 2000 })).toEqual([day([900, 60]), day([480, 60])]);
  expect(programAt(days, null)).toEqual(days);
  expect(programAt([], nine)).toEqual([]);
});

test('a departure without a start time has no span', () => {
  const [startsAt, endsAt] = [new Date('2026-12-01T14:00:00Z'), new Date('2026-12-01T17:00:00Z')];
  expect(departureSpan('09:00', startsAt, endsAt)).toEqual(nine);
  expect(departureSpan(null, startsAt, endsAt)).toBeNull();
});

test('the warning names the departure times that the program does not fit', () => {
  const options = [{ id: 'tour', durationMinutes: 180 }];
  const about = (times: string[], ...stops: Parameters<typeof day>) =>
    departureTimesWarning([day(...stops)], [{ optionId: 'tour', rule: { times } }], options);
  expect(about(['09:00', '16:00'], [540, 60])).toBe(
    'La salida de las 16:00 no coincide con tu programa, que empieza a las 09:00. Quien la reserve lo verá desde las 16:00.',
  );
  expect(about(['16:00', '09:00', '09:30'], [540, 60])).toBe(
    'Las salidas de las 09:30 y las 16:00 no coinciden con tu programa, que empieza a las 09:00. Quien las reserve lo verá desde la hora de su salida.',
  );
  expect(about(['09:00'], [540, 120], [660, 90])).toBe(
    'Tu programa termina a las 12:30, pero la salida de las 09:00 dura hasta las 12:00.',
  );
  expect(about(['09:00', ''], [540, 180])).toBeNull();
  expect(about(['16:00'])).toBeNull();
});

test('departures that move the program by the same time show one program, and others show none', () => {
  const morning = [day([540, 60], [630, 120])];
  const afternoon = { begin: 900, minutes: 210 };
  expect(programOfAll(morning, [])).toEqual(morning);
  expect(programOfAll(morning, [afternoon, { begin: 900, minutes: 240 }])).toEqual([day([900, 60], [990, 120])]);
  expect(programOfAll(morning, [{ begin: 540, minutes: 210 }, afternoon])).toBeNull();
});

test('only a one-day program can be longer than its option', () => {
  const morning = day([540, 60], [630, 120]);
  expect(longerProgram([morning], 180)).toBe(210);
  expect(longerProgram([morning], 210)).toBeNull();
  expect(shorterProgram([morning], 240)).toBe(210);
  expect(shorterProgram([morning], 210)).toBeNull();
  expect(longerProgram([morning, morning], 60)).toBeNull();
  expect(longerProgram([day()], 60)).toBeNull();
});

test('each option that is shorter than the program is named with both lengths', () => {
  const options = [
    { name: 'Con guía', durationMinutes: 150 },
    { name: 'Privada', durationMinutes: 210 },
    { name: 'Corta', durationMinutes: 45 },
  ];
  expect(shortOptionWarnings([day([540, 60], [690, 60])], options)).toEqual([
    'Tu programa dura 3 h 30 min, y «Con guía» dura 2 h 30 min.',
    'Tu programa dura 3 h 30 min, y «Corta» dura 45 min.',
  ]);
});

test('a program starts at its earliest stop of the first day', () => {
  expect(programStart([day([615, 60], [510, 30]), day([300, 60])])).toBe('08:30');
  expect([programStart([day()]), programStart([])]).toEqual([null, null]);
});
