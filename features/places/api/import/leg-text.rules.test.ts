import { expect, test } from 'vitest';
import { readLegText } from './leg-text.rules.ts';

const LEGS: [string, number | null, number | null][] = [
  ['1 h 29 min (61.5 km)', 61500, 89],
  ['1h 32m / 43 km ( mediante tren )', 43000, 92],
  ['30 MIN/ 10 km', 10000, 30],
  ['32.4 km /48 min', 32400, 48],
  ['9.3 Km / 15 min', 9300, 15],
  ['34.1 km / 38 min', 34100, 38],
  ['25 km / 1 hora', 25000, 60],
  ['3 km / 1 hora 45 min', 3000, 105],
  ['2.5 km/20 minutos', 2500, 20],
  ['11Km/45min', 11000, 45],
  ['500 m. / 6 min.', 500, 6],
  ['47 km. / 1:15 hr.', 47000, 75],
  ['200 m. / 05 min.', 200, 5],
  ['21.42 Km. / 20 min.', 21420, 20],
  ['32,1 km / 52 min', 32100, 52],
  ['46,8 km /1 hora y 30 minutos', 46800, 90],
  ['650 m / 1 min', 650, 1],
  ['300 metros / 1 min', 300, 1],
  ['100 mt. / 2 min.', 100, 2],
  ['121 km/ 2 h 46 min', 121000, 166],
  ['97 km/ 2 hrs', 97000, 120],
  ['25 km/ 1hr 10 min', 25000, 70],
  ['152 KM/ 3 h. 26 min.', 152000, 206],
  ['9.1KM/20min', 9100, 20],
  ['160km / 4horas', 160000, 240],
  ['750 metros /10 a 15 minutos', 750, 15],
  ['3:00 horas 8 km', 8000, 180],
  ['2: 30 horas , 9 km', 9000, 150],
  ['02:30 horas / 131 km', 131000, 150],
  ['2:30 hora / 5.6 km', 5600, 150],
  ['11km / 1:00 hora', 11000, 60],
  ['131 km / 1 Hrs.45 min', 131000, 105],
  ['46.7 Km / 2 Hr y 30 Min', 46700, 150],
  ['132 Km. /2 h.', 132000, 120],
  ['2.00 horas / 116 km', 116000, 120],
  ['3.30 Horas / 134 km', 134000, null],
  ['69km / 1.45 hr', 69000, null],
  ['30 hora , 9 km', 9000, null],
  ['45 minutos / 8 km', 8000, 45],
];

const WALKS: typeof LEGS = [
  ['67km / 2 Hrs.30 min', null, 150],
  ['35 km/ 1hr', null, 60],
  ['2 horas / 7-48 km', null, 120],
  ['180km/ 2 dias de ida y dos dias de retorno', null, null],
];

test.each(LEGS)('"%s" is read as metres and minutes', (text, metres, minutes) => {
  expect(readLegText(text)).toEqual({ metres, minutes });
});

test.each(WALKS)('"%s" is read as metres and minutes of a walk', (text, metres, minutes) => {
  expect(readLegText(text, true)).toEqual({ metres, minutes });
});
