import { describe, expect, it } from 'vitest';
import { face as cusco } from '#regions/cusco/face.ts';
import { face as trujillo } from '#regions/trujillo/face.ts';
import type { Face, Look } from '#web/face.ts';
import { paletteCss } from './palette.ts';

/** Ground and letters that meet on a screen, by role, and the contrast WCAG 2.2 asks of them. */
const PAIRS: [ground: string, letters: string, least: number][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'link', 'accent'].flatMap((letters): [string, string, number][] =>
    ['paper', 'paper-raised', 'frame'].map((ground) => [ground, letters, 4.5]),
  ),
  ['paper-sunken', 'ink', 4.5],
  ['paper-sunken', 'ink-soft', 4.5],
  ['accent', 'on-accent', 4.5],
  ['paper', 'line-strong', 3],
  ['paper', 'day-1', 3],
  ['paper', 'day-2', 3],
  ['paper', 'day-3', 3],
  ['day-1', 'on-day', 4.5],
  ['day-2', 'on-day', 4.5],
  ['day-3', 'on-day', 4.5],
];

describe.each([
  ['trujillo', trujillo],
  ['cusco', cusco],
])('the palette of %s', (_name, { palette }: Look) => {
  for (const mode of ['brand', 'night']) {
    it.each(PAIRS)(`${mode}: on %s, %s has a contrast of at least %d`, (ground, letters, least) => {
      expect(contrast(palette[`${mode}-${ground}`], palette[`${mode}-${letters}`])).toBeGreaterThanOrEqual(least);
    });
  }

  it('says every colour by day and by night', () => {
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

it('becomes variables and the fret', () => {
  const css = paletteCss({ ...trujillo } as Face);
  expect(css).toContain(`--brand-paper:${trujillo.palette['brand-paper']}`);
  expect(css).toContain('--brand-motif:url("data:image/svg+xml,');
  expect(css).not.toContain('</');
});

/** WCAG 2.2 contrast ratio of two "#rrggbb" colours. */
function contrast(one = '', other = ''): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
