import { describe, expect, test } from 'vitest';
import { chanceFrom, hashText } from './chance.ts';
import { mix, ramp } from './colour.ts';
import { bits, circle, place, range, ring, soft } from './marks.ts';

describe('random numbers', () => {
  test('are equal for equal seeds', () => {
    const draw = (seed: string): number[] => {
      const chance = chanceFrom(seed);
      return range(5).map(() => chance());
    };
    expect(draw('huaca')).toEqual(draw('huaca'));
    expect(draw('huaca')).not.toEqual(draw('huaco'));
    expect(draw('huaca').every((v) => v >= 0 && v < 1)).toBe(true);
  });

  test('have different hashes for accented letters and emoji', () => {
    expect(new Set(['Ñ', 'N', '😀', 'ñ'].map(hashText)).size).toBe(4);
  });
});

describe('colour', () => {
  test('mix returns the end colours for 0 and 1', () => {
    expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030');
    expect(mix('#102030', '#f0e0d0', 1)).toBe('#f0e0d0');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  });

  test('ramp returns the first colour at 0 and the last colour at 1', () => {
    const inks = ['#000000', '#7f0000', '#ffffff'];
    expect(ramp(inks, -1)).toBe('#000000');
    expect(ramp(inks, 0.5)).toBe('#7f0000');
  });
});

describe('marks', () => {
  test('`bits` draws each run of filled cells as a box', () => {
    expect(bits(['.##', '#..'], 2)).toBe('M2 0h4v2h-4ZM0 2h2v2h-2Z');
  });

  test('coordinates are rounded to a tenth', () => {
    expect(circle(1.26, 2, 3.333)).toBe('M-2.1 2a3.3 3.3 0 1 0 6.7 0a3.3 3.3 0 1 0 -6.7 0Z');
    expect(
      soft([
        [0, 0],
        [10, 0],
        [10, 10.04],
      ]),
    ).toBe('M0 0Q10 0 10 5L10 10');
    expect(
      ring([
        [0, 0],
        [2, 0],
        [1, 2],
      ]),
    ).toMatch(/^M0.5 1Q.*Z$/);
  });

  test('`place` mirrors a drawing by a negative horizontal scale', () => {
    expect(place(1, 2, '<g/>', 1, -1)).toBe('<g transform="translate(1 2) scale(-1 1)"><g/></g>');
  });
});
