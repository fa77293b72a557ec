import { expect, it } from 'vitest';
import { readStations } from './stations.rules.ts';

const id = '0b8f6a1e-7c1d-4b7e-9a55-2f4f0a1b2c3d';

it('a list of place ids and points is read as stations', () => {
  expect(readStations(`${id};-79.0288,-8.1118`)).toEqual([id, { lon: -79.0288, lat: -8.1118 }]);
});

it.each(['', id, `${id};`, `${id};nada`, `${id};200,0`, Array(41).fill(id).join(';')])(
  'an invalid list of stations such as "%s" gives null',
  (text) => {
    expect(readStations(text)).toBeNull();
  },
);
