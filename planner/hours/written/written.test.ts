import { describe, expect, test } from 'vitest';
import { parseHours } from '../parse.ts';
import { readWrittenHours } from './read-written.ts';

const parts = (text: string, spans: readonly { from: number; to: number }[]) =>
  spans.map(({ from, to }) => text.slice(from, to));

/** Texts of signs, messages and web pages, each with its rule. */
const CLEAR: [written: string, rule: string][] = [
  ['de martes a domingo de 9 a 4:30, feriados cerrado', 'Tu-Su 09:00-16:30; PH off'],
  ['lun-vie 9-13 y 15-18, sáb hasta mediodía', 'Mo-Fr 09:00-13:00,15:00-18:00; Sa 09:00-12:00'],
  ['todos los días 24 horas', '24/7'],
  ['24 horas', '24/7'],
  ['abierto las 24 horas, todos los días', '24/7'],
  ['de noviembre a marzo de 9 a 6; de abril a octubre de 9 a 5', 'Nov-Mar 09:00-18:00; Apr-Oct 09:00-17:00'],
  ['9 a 5', 'Mo-Su 09:00-17:00'],
  ['todos los días de 9 a 5', 'Mo-Su 09:00-17:00'],
  ['De lunes a viernes de 8:00 a.m. a 5:00 p.m.', 'Mo-Fr 08:00-17:00'],
  ['Lunes a sábado: 9am - 6pm', 'Mo-Sa 09:00-18:00'],
  ['Martes a domingo 09:00–16:00. Lunes cerrado.', 'Tu-Su 09:00-16:00; Mo off'],
  ['lunes cerrado, martes a domingo 9 a 5', 'Mo off; Tu-Su 09:00-17:00'],
  ['cerrado los lunes, martes a domingo de 9 a 5', 'Mo off; Tu-Su 09:00-17:00'],
  ['todos los días de 9 a 5 excepto lunes', 'Mo-Su 09:00-17:00; Mo off'],
  ['todos los días excepto los lunes de 9 a 5', 'Mo-Su 09:00-17:00; Mo off'],
  ['de 9 a 5, feriados cerrado', 'Mo-Su 09:00-17:00; PH off'],
  ['de 10 a 6, de lunes a viernes', 'Mo-Fr 10:00-18:00'],
  ['9 a 5 de lunes a viernes, sábados 9 a 2 de la tarde', 'Mo-Fr 09:00-17:00; Sa 09:00-14:00'],
  ['Lunes, miércoles y viernes de 10 a 6', 'Mo,We,Fr 10:00-18:00'],
  ['sábados y domingos de 11 de la mañana a 4 de la tarde', 'Sa-Su 11:00-16:00'],
  ['fines de semana de 10:00 a 18:00', 'Sa-Su 10:00-18:00'],
  ['de lunes a viernes 9 a 1 y 3 a 7', 'Mo-Fr 09:00-13:00,15:00-19:00'],
  ['lun a sáb 7:30 a 12:30 / 16:30 a 18:30', 'Mo-Sa 07:30-12:30,16:30-18:30'],
  ['abre de miércoles a lunes, de 11 a 16 horas', 'We-Mo 11:00-16:00'],
  ['viernes y sábados de 6 pm a 2', 'Fr-Sa 18:00-02:00'],
  ['jueves a sábado de 7 p. m. a medianoche', 'Th-Sa 19:00-24:00'],
  ['diario de nueve a cinco', 'Mo-Su 09:00-17:00'],
  ['de ocho y media a una de la tarde', 'Mo-Su 08:30-13:00'],
  ['primer domingo del mes de 9 a 3', 'Su[1] 09:00-15:00'],
  ['martes a sábado 9 a 5; primer y tercer domingo del mes 9 a 3', 'Tu-Sa 09:00-17:00; Su[1,3] 09:00-15:00'],
  ['lunes a domingo de 9 a 17, 25 de diciembre cerrado', 'Mo-Su 09:00-17:00; Dec 25 off'],
  ['todos los días 9 a 17. Cerrado 1 de enero y 25/12', 'Mo-Su 09:00-17:00; Jan 01,Dec 25 off'],
  ['del 15 de diciembre al 31 de marzo de 8 a 6', 'Dec 15-Mar 31 08:00-18:00'],
  ['del 1 al 15 de enero de 9 a 3', 'Jan 01-15 09:00-15:00'],
  ['en enero y febrero todos los días de 9 a 6', 'Jan,Feb Mo-Su 09:00-18:00'],
  ['enero a marzo: lunes a viernes 9 a 6, sábados 9 a 3', 'Jan-Mar Mo-Fr 09:00-18:00; Jan-Mar Sa 09:00-15:00'],
  ['lunes a viernes de 9 a 5, los demás días de 10 a 4', 'Mo-Fr 09:00-17:00; Sa-Su 10:00-16:00'],
  ['lunes a domingo de 9 a 5, incluso feriados', 'Mo-Su,PH 09:00-17:00'],
  ['lunes a viernes de 9 a 5 y feriados de 10 a 4', 'Mo-Fr 09:00-17:00; PH 10:00-16:00'],
  ['lunes a sábado de 9 a 5, última entrada 4:15', 'Mo-Sa 09:00-17:00 "última entrada 16:15"'],
  ['lunes a viernes de 9 a 5, previa cita', 'Mo-Fr 09:00-17:00 "con cita previa"'],
  ['12 a 4', 'Mo-Su 12:00-16:00'],
  ['de 12m a 10pm', 'Mo-Su 12:00-22:00'],
  ['Mo-Su 09:00-17:00', 'Mo-Su 09:00-17:00'],
  ['MAR-DOM 9:00-16:30', 'Tu-Su 09:00-16:30'],
  ['días hábiles de 8 a 16:45', 'Mo-Fr 08:00-16:45'],
  ['sáb. y dom. 9 h a 17 h', 'Sa-Su 09:00-17:00'],
  [
    'lunes a sábado 9:00 a 13:00 y de 15:00 a 19:00; domingos y feriados 9:00 a 13:00',
    'Mo-Sa 09:00-13:00,15:00-19:00; Su,PH 09:00-13:00',
  ],
];

describe('hours that people write', () => {
  test.each(CLEAR)('%s → %s', (written, rule) => {
    expect(readWrittenHours(written)).toEqual({ readings: [rule], unknown: [], unclear: [] });
    expect(parseHours(rule).ok).toBe(true);
  });

  test.each([
    ['de 7 a 11', ['Mo-Su 07:00-11:00', 'Mo-Su 19:00-23:00'], '7 a 11'],
    ['viernes de 8 a 12', ['Fr 08:00-12:00', 'Fr 20:00-24:00'], '8 a 12'],
    ['9 a 1', ['Mo-Su 09:00-13:00', 'Mo-Su 21:00-01:00'], '9 a 1'],
  ])('%s has two readings', (written, readings, words) => {
    const read = readWrittenHours(written);
    expect(read.readings).toEqual(readings);
    expect(parts(written, read.unclear)).toEqual([words]);
  });

  test.each([
    ['lunes a viernes de 9 a 5 según marea', ['según marea'], ['Mo-Fr 09:00-17:00']],
    ['cuando sale el sol', ['cuando sale', 'sol'], []],
    ['cerrado', ['cerrado'], []],
    ['lunes a viernes', ['lunes a viernes'], []],
    ['desde las 9', ['desde las 9'], []],
    ['hasta las 5', ['hasta las 5'], []],
    ['lunes a viernes de 9 a 5, sábados', ['sábados'], ['Mo-Fr 09:00-17:00']],
    ['de 9 a 30', ['9 a 30'], []],
    ['', [], []],
  ])('«%s» names the words that were not understood', (written, unknown, readings) => {
    const read = readWrittenHours(written);
    expect(parts(written, read.unknown)).toEqual(unknown);
    expect(read.readings).toEqual(readings);
  });

  test('any text gives readable rules and spans within the text', () => {
    const pieces = [
      'lunes',
      'a',
      'domingo',
      '9',
      '-',
      '5:30',
      'pm',
      'cerrado',
      'feriados',
      ',',
      'y',
      'enero',
      '25/12',
      'excepto',
      'hasta',
      'último',
      ';',
      'x',
    ];
    let seed = 7;
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed;
    };
    for (let run = 0; run < 3000; run += 1) {
      const text = Array.from({ length: 1 + (next() % 9) }, () => pieces[next() % pieces.length]).join(' ');
      const { readings, unknown, unclear } = readWrittenHours(text);
      for (const rule of readings) expect(parseHours(rule), `${text} → ${rule}`).toMatchObject({ ok: true });
      for (const { from, to } of [...unknown, ...unclear]) {
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(text.length);
      }
    }
  });
});
