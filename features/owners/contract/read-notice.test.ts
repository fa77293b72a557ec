import { expect, test } from 'vitest';
import { readNotice } from './read-notice.ts';

/** A Monday. */
const TODAY = '2026-11-30';
const read = (text: string) => {
  const { effect, at, startsOn, endsOn, reason } = readNotice(text, TODAY);
  return [effect, at, startsOn.slice(5), endsOn.slice(5), reason];
};

test.each([
  ['hoy cerramos a las 4', ['early', '16:00', '11-30', '11-30', '']],
  ['Hoy cerramos a las 4:30 por inventario.', ['early', '16:30', '11-30', '11-30', 'inventario']],
  ['Cerramos a las 11 am', ['early', '11:00', '11-30', '11-30', '']],
  ['hoy cerramos a mediodía', ['early', '12:00', '11-30', '11-30', '']],
  ['Mañana abrimos a las 11', ['late', '11:00', '12-01', '12-01', '']],
  ['Hoy abrimos recién a las 2', ['late', '14:00', '11-30', '11-30', '']],
  ['Hoy atendemos hasta las 3', ['early', '15:00', '11-30', '11-30', '']],
  ['Este jueves no abrimos', ['closed', null, '12-03', '12-03', '']],
  ['Cerrado del 3 al 5 de diciembre por mantenimiento', ['closed', null, '12-03', '12-05', 'mantenimiento']],
  ['No abrimos hasta el 8 de diciembre', ['closed', null, '11-30', '12-08', '']],
  ['Este fin de semana cerramos por la tarde', ['early', null, '12-05', '12-06', '']],
  ['Hoy cerramos temprano', ['early', null, '11-30', '11-30', '']],
  ['Hoy abrimos más tarde', ['late', null, '11-30', '11-30', '']],
  ['Este sábado hay música', [null, null, '12-05', '12-05', '']],
  ['El viernes hay peña a las 8 de la noche', [null, null, '12-04', '12-04', '']],
  ['De jueves a sábado hay feria', [null, null, '12-03', '12-05', '']],
  ['Pasado mañana, taller de cerámica', [null, null, '12-02', '12-02', '']],
  ['Mañana por la mañana no cerramos', [null, null, '12-01', '12-01', '']],
  ['Hoy atendemos de 10 a 4', [null, null, '11-30', '11-30', '']],
  ['Cerrado el 1 de enero', ['closed', null, '01-01', '01-01', '']],
])('reads %j', (text, expected) => expect(read(text)).toEqual(expected));
