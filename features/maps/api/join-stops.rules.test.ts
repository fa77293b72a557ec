import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { linesThatJoin } from './join-stops.rules.ts';
import { readBusLines } from './read-bus-lines.rules.ts';

const at = (lon: number, lat = -8.1) => ({ lon, lat });
const line = (ref: string, ...lons: number[]) => ({
  ...{ ref, operator: null, hours: null, checked: null },
  path: lons.map((lon) => at(lon)),
});

test('a bus line joins two points if it passes both points in this order', () => {
  const lines = [line('A', -79.1, -79.05, -79), line('B', -79, -79.1), line('C', -79.1, -79.08)];
  const [found, ...others] = linesThatJoin(lines, at(-79.09, -8.102), at(-79.01));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ ref: 'A', walkFrom: 0 });
  expect(found!.walkTo).toBeGreaterThan(200);
  expect(found!.metres).toBeGreaterThan(8000);
});

test('a short way, a distant line and a long detour are not offered', () => {
  const around = { ...line('D', -79.1), path: [at(-79.1), at(-79.1, -7.9), at(-79), at(-79.05)] };
  expect(linesThatJoin([line('A', -79.1, -79)], at(-79.05), at(-79.045))).toEqual([]);
  expect(linesThatJoin([line('A', -79.1, -79)], at(-79.09, -8.11), at(-79.01))).toEqual([]);
  expect(linesThatJoin([around], at(-79.1), at(-79.05))).toEqual([]);
});

test('the error for a broken line of the file names the line', () => {
  expect(() => readBusLines('ref,line\nA,"LINESTRING(-79 -8,x 1)"')).toThrow('bus line 1 is incomplete');
});

test("Trujillo's bus lines join the centre and Huanchaco, and no line goes to El Brujo", async () => {
  const lines = readBusLines(await readFile('regions/trujillo/bus-lines.csv', 'utf8'));
  expect(new Set(lines.map(({ ref }) => ref)).size).toBeGreaterThan(70);
  const centre = { lon: -79.0288, lat: -8.1118 };
  const found = linesThatJoin(lines, centre, { lon: -79.1203, lat: -8.0802 });
  expect(found.length).toBeGreaterThan(0);
  expect(linesThatJoin(lines, centre, { lon: -79.3075, lat: -7.9153 })).toEqual([]);
});
