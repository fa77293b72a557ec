import { expect, it } from 'vitest';
import { MOST_STATIONS } from '../contract/ways.ts';
import { inPieces } from './use-ways.ts';

const walk = (length: number) => Array.from({ length }, (_, index) => `place-${index}`);
const ways = (stations: readonly unknown[]) => stations.slice(1).map((to, index) => `${stations[index]} → ${to}`);

it('a long day is split into several requests', () => {
  for (const length of [0, 1, 2, 39, 40, 41, 42, 79, 80, 200]) {
    const pieces = [walk(length)].flatMap(inPieces);
    expect(pieces.flatMap(ways)).toEqual(ways(walk(length)));
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(MOST_STATIONS);
    if (length > 1) expect(Math.min(...pieces.map((piece) => piece.length))).toBeGreaterThan(1);
  }
});
