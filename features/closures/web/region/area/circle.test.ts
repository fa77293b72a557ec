import { expect, test } from 'vitest';
import { groundAt, metresTo, outlineOf } from './circle.ts';

test('the outline of a circle is closed', () => {
  const centre = { lon: -79.03, lat: -8.11 };
  const line = outlineOf({ shape: 'circle', ...centre, metres: 500 });
  expect(line[0]![0]).toBeCloseTo(line.at(-1)![0], 9);
  for (const point of line) expect(metresTo([centre.lon, centre.lat], point)).toBeCloseTo(500, 0);
});

test('`groundAt` returns the corners and the centre of the map', () => {
  const box = [-79.1, -8.2, -79, -8] as const;
  expect(groundAt(box, 0, 0)).toEqual([-79.1, expect.closeTo(-8, 9)]);
  expect(groundAt(box, 1, 1)).toEqual([-79, expect.closeTo(-8.2, 9)]);
  expect(groundAt(box, 0.5, 0.5)[1]).toBeCloseTo(-8.1, 3);
});
