import { contrast } from './contrast.ts';

export type Colour = readonly [red: number, green: number, blue: number];
export type Ink = 'dark' | 'light';

interface Look {
  letters: string;
  veil: Colour;
}

/** The colours of `features/home/web/hero/hero.module.css`. */
const DAY: Record<Ink, Look> = {
  dark: { letters: '#2b1a16', veil: [255, 240, 210] },
  light: { letters: '#fffaf2', veil: [9, 27, 52] },
};
const NIGHT: Look = { letters: '#fbf1de', veil: [12, 14, 34] };

/** WCAG AA asks for 4.5. */
const LEAST_CONTRAST = 4.6;
/** Quiets the picture's details under the text. */
const LEAST_VEIL = 0.2;
const STEP = 0.02;

/** @param cells colours of the picture, each the mean of a small area. */
export function veils(cells: readonly Colour[], ink: Ink): { day: number; night: number } {
  return { day: veilOf(cells, DAY[ink]), night: veilOf(cells, NIGHT) };
}

/** The ink that needs the thinner veil by day. */
export function inkOn(cells: readonly Colour[]): Ink {
  return veilOf(cells, DAY.light) < veilOf(cells, DAY.dark) ? 'light' : 'dark';
}

/** Smallest opacity of the veil with which the letters are readable on every cell. */
function veilOf(cells: readonly Colour[], { letters, veil }: Look): number {
  for (let opacity = LEAST_VEIL; opacity < 1; opacity += STEP) {
    if (cells.every((cell) => contrast(letters, hex(blend(veil, cell, opacity))) >= LEAST_CONTRAST))
      return Math.round(opacity * 100) / 100;
  }
  return 1;
}

const blend = (over: Colour, under: Colour, opacity: number): Colour => [
  over[0] * opacity + under[0] * (1 - opacity),
  over[1] * opacity + under[1] * (1 - opacity),
  over[2] * opacity + under[2] * (1 - opacity),
];

export const hex = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
