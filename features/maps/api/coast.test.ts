import { describe, expect, it } from 'vitest';
import { joinCoast, seaBeside } from './coast.ts';

describe('joining the pieces of a coastline', () => {
  it('works for pieces in any order', () => {
    const chain = joinCoast([
      [
        [2, 0],
        [3, 0],
      ],
      [
        [0, 0],
        [0.5, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ]);
    expect(chain.map(([x]) => x)).toEqual([0, 0.5, 1, 2, 3]);
  });

  it('returns an empty line if no pieces exist', () => {
    expect(joinCoast([])).toEqual([]);
  });
});

describe('drawing the sea beside a coastline', () => {
  it('puts the sea on the right side of the coastline', () => {
    const [ring = []] = seaBeside(
      [
        [0, 0],
        [1, 0],
      ],
      2,
    );
    const lats = ring.map(([, lat = 0]) => lat);
    expect(Math.min(...lats)).toBe(-2);
    expect(Math.max(...lats)).toBe(0);
    expect(ring[0]).toEqual(ring.at(-1));
  });
});
