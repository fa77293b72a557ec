import { expect, test } from 'vitest';
import { metresTo } from './circle.ts';
import { areaOf, circleAround, doesCrossItself, insertAfter, middleOf, moveCorner, ringOf } from './ring.ts';

const SQUARE = [
  [-79.03, -8.12],
  [-79.02, -8.12],
  [-79.02, -8.11],
  [-79.03, -8.11],
] as const;

test('a circle becomes a polygon and back', () => {
  const ring = ringOf({ shape: 'circle', lon: -79.03, lat: -8.11, metres: 500 });
  expect(ring).toHaveLength(6);
  for (const corner of ring) expect(metresTo([-79.03, -8.11], corner)).toBeCloseTo(500, 0);
  expect(circleAround(ring)).toEqual({
    lon: expect.closeTo(-79.03, 6),
    lat: expect.closeTo(-8.11, 6),
    metres: expect.closeTo(500, -1),
  });
});

test('two corners are not an area', () => {
  expect(areaOf(SQUARE.slice(0, 2))).toBeNull();
  expect(areaOf(SQUARE)).toEqual({ shape: 'polygon', ring: SQUARE });
  expect(circleAround([])).toBeNull();
});

test('a corner can be moved and added', () => {
  expect(moveCorner(SQUARE, 1, [0, 0])[1]).toEqual([0, 0]);
  const between = middleOf(SQUARE, 3);
  expect(between).toEqual([-79.03, expect.closeTo(-8.115, 9)]);
  expect(insertAfter(SQUARE, 3, between)).toEqual([...SQUARE, between]);
  expect(insertAfter(SQUARE, 0, between)[1]).toEqual(between);
});

test('a polygon in the form of a bow tie crosses itself', () => {
  const [a, b, c, d] = SQUARE;
  expect(doesCrossItself([a, c, b, d])).toBe(true);
  expect(doesCrossItself(SQUARE)).toBe(false);
  expect(doesCrossItself(SQUARE.slice(0, 3))).toBe(false);
});
