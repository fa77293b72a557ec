import { contrast } from './contrast.ts';

/** Prefixes of the colour names: `brand-<role>` in light mode, `night-<role>` in dark mode. */
export const COLOUR_MODES = ['brand', 'night'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];
export type Palette = Record<string, string>;

export interface ColourPair {
  background: string;
  foreground: string;
  /** Minimum contrast. WCAG 2.2 AA requires 4.5 for text and 3 for lines and symbols. */
  least: number;
}

const text = (background: string, foreground: string): ColourPair => ({ background, foreground, least: 4.5 });
const mark = (background: string, foreground: string): ColourPair => ({ background, foreground, least: 3 });

export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...['ink', 'ink-soft', 'ink-faint', 'link', 'accent'].flatMap((foreground) =>
    ['paper', 'paper-raised', 'frame'].map((background) => text(background, foreground)),
  ),
  text('paper-sunken', 'ink'),
  text('paper-sunken', 'ink-soft'),
  text('accent', 'on-accent'),
  mark('paper', 'line-strong'),
  ...['day-1', 'day-2', 'day-3'].flatMap((day) => [mark('paper', day), text(day, 'on-day')]),
];

const FOOT_PAIRS: readonly [background: string, foreground: string][] = [
  ['brand-foot', 'brand-on-foot'],
  ['night-foot', 'brand-on-foot'],
  ['brand-foot', 'brand-foot-accent'],
  ['night-foot', 'brand-foot-accent'],
  ['brand-stone', 'brand-on-stone'],
  ['night-stone', 'night-ink'],
];

export interface FaintPair {
  background: string;
  foreground: string;
  least: number;
  ratio: number;
}

/** Lists the pairs with too little contrast, worst first. */
export function faintPairs(palette: Palette): FaintPair[] {
  const pairs = [
    ...COLOUR_MODES.flatMap((mode) =>
      COLOUR_PAIRS.map(({ background, foreground, least }) => ({
        background: `${mode}-${background}`,
        foreground: `${mode}-${foreground}`,
        least,
      })),
    ),
    ...FOOT_PAIRS.map(([background, foreground]) => ({ background, foreground, least: 4.5 })),
  ];
  return pairs
    .filter(({ background, foreground }) => palette[background] && palette[foreground])
    .map((pair) => ({ ...pair, ratio: contrast(palette[pair.background]!, palette[pair.foreground]!) }))
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}

export const COLOUR_GROUPS: readonly { name: string; roles: readonly (readonly [role: string, name: string])[] }[] = [
  {
    name: 'Acento y enlaces',
    roles: [
      ['accent', 'Acento'],
      ['on-accent', 'Letras sobre el acento'],
      ['accent-soft', 'Acento suave'],
      ['link', 'Enlaces'],
      ['warm', 'Color cálido'],
    ],
  },
  {
    name: 'Papel',
    roles: [
      ['paper', 'Fondo'],
      ['paper-raised', 'Fondo realzado'],
      ['paper-sunken', 'Fondo hundido'],
      ['frame', 'Marco de los dibujos'],
      ['stone', 'Menú'],
      ['foot', 'Pie de página'],
    ],
  },
  {
    name: 'Tinta y líneas',
    roles: [
      ['ink', 'Texto'],
      ['ink-soft', 'Texto secundario'],
      ['ink-faint', 'Texto tenue'],
      ['on-stone', 'Texto del menú'],
      ['on-foot', 'Texto del pie'],
      ['foot-accent', 'Acento del pie'],
      ['line', 'Líneas'],
      ['line-strong', 'Líneas firmes'],
    ],
  },
  {
    name: 'Días de un viaje',
    roles: [
      ['day-1', 'Primer día'],
      ['day-2', 'Segundo día'],
      ['day-3', 'Tercer día'],
      ['on-day', 'Letras sobre el día'],
    ],
  },
];

const NAMES = new Map(COLOUR_GROUPS.flatMap(({ roles }) => roles.map(([role, name]) => [role, name] as const)));

/** Returns a text such as "Acento, de noche" for `night-accent`. */
export function colourName(whole: string): string {
  const [mode, role] = [whole.slice(0, whole.indexOf('-')), whole.slice(whole.indexOf('-') + 1)];
  return `${NAMES.get(role) ?? role}, ${mode === 'night' ? 'de noche' : 'de día'}`;
}
