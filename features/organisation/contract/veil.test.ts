import { expect, test } from 'vitest';
import { type Colour, inkOn, veils } from './veil.ts';

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

test('a white picture gets dark letters with a thin veil by day and a thick veil by night', () => {
  expect(inkOn([WHITE])).toBe('dark');
  const { day, night } = veils([WHITE], 'dark');
  expect(day).toBe(0.2);
  expect(night).toBeGreaterThan(0.5);
  expect(night).toBeLessThan(0.8);
});

test('a black picture gets light letters with a thin veil by day and by night', () => {
  expect(inkOn([BLACK])).toBe('light');
  expect(veils([BLACK], 'light')).toEqual({ day: 0.2, night: 0.2 });
});

test('a picture with black and white parts gets a veil for its worst part', () => {
  const cells = [WHITE, BLACK];
  const ink = inkOn(cells);
  expect(veils(cells, ink)).toEqual({
    day: Math.max(veils([WHITE], ink).day, veils([BLACK], ink).day),
    night: veils([WHITE], ink).night,
  });
});
