import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PIN_APART, type ScreenPoint, spreadPins } from './spread-pins.ts';

const clashes = (spots: ScreenPoint[]) =>
  spots.flatMap((one, i) =>
    spots
      .slice(i + 1)
      .filter((other) => Math.abs(one.x - other.x) < PIN_APART.x - 1 && Math.abs(one.y - other.y) < PIN_APART.y - 1),
  ).length;

describe('spreading overlapping pins', () => {
  it('does not move pins that do not overlap', () => {
    const free = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 0, y: 30 },
    ];
    expect(spreadPins(free)).toEqual(free);
  });

  it('puts pins on the same spot side by side', () => {
    const [one, two] = spreadPins([
      { x: 100, y: 100 },
      { x: 100, y: 100 },
    ]);
    expect([one, two]).toEqual([
      { x: 86.5, y: 100 },
      { x: 113.5, y: 100 },
    ]);
  });

  it('separates many overlapping pins', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) }), {
          minLength: 2,
          maxLength: 12,
        }),
        (points) => {
          const spots = spreadPins(points);
          expect(clashes(spots)).toBe(0);
          const furthest = Math.max(
            ...spots.map((spot, i) => Math.hypot(spot.x - points[i]!.x, spot.y - points[i]!.y)),
          );
          expect(furthest).toBeLessThan(PIN_APART.x * 5);
        },
      ),
    );
  });
});
