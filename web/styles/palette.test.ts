import { describe, expect, it } from 'vitest';
import { faintPairs } from '#features/organisation/contract/palette.ts';
import { face as cusco } from '#regions/cusco/face.ts';
import { face as trujillo } from '#regions/trujillo/face.ts';
import type { Face, Look } from '#web/face.ts';
import { paletteCss } from './palette.ts';

describe.each([
  ['trujillo', trujillo],
  ['cusco', cusco],
])('the palette of %s', (_name, { palette }: Look) => {
  it('has enough contrast in light and dark mode', () => {
    expect(faintPairs(palette)).toEqual([]);
  });

  it('defines the same colours for light and dark mode', () => {
    const names = (mode: string) =>
      Object.keys(palette)
        .filter((name) => name.startsWith(mode))
        .map((name) => name.slice(mode.length));
    const onlyByDay = [
      'shade',
      'ochre',
      'adobe',
      'pacific',
      'indigo',
      'on-stone',
      'on-foot',
      'foot-accent',
      'map-ink',
    ].map((name) => `-${name}`);
    expect(names('night').sort()).toEqual(
      names('brand')
        .filter((name) => !onlyByDay.includes(name))
        .sort(),
    );
  });
});

it('paletteCss returns the region’s colours and its motif as CSS variables', () => {
  const css = paletteCss({ ...trujillo } as Face);
  expect(css).toContain(`--brand-paper:${trujillo.palette['brand-paper']}`);
  expect(css).toContain('--brand-motif:url("data:image/svg+xml,');
  expect(css).not.toContain('</');
});
