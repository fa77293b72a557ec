export type Hour = 'dawn' | 'noon' | 'gold' | 'dusk' | 'night' | 'garua';

/** `sky` goes from zenith to horizon. `haze` colours distant shapes. `tint` changes all inks. */
export interface Light {
  sky: readonly [string, string, string, string];
  haze: string;
  sun: string;
  tint: readonly [ink: string, amount: number];
}

export type SkyMood = 'given' | 'bands' | 'arcs' | 'rays';

/**
 * Every scene is 490 units tall (`H`). Its subject fits into the 444 units to the right of `ox`. Light comes from
 * `side`: -1 is left, 1 is right.
 * A new call of `chance` changes everything that is drawn later.
 */
export interface Canvas {
  W: number;
  H: number;
  ox: number;
  chance: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  side: -1 | 1;
  hour: Hour;
  light: Light;
  mood: SkyMood;
  turn: number;
  own: boolean;
  /** Prefix of every id in the SVG document. Two posters have different prefixes. */
  id: string;
  seq: number;
  motif: readonly string[];
  coast: boolean;
  warm: string;
  dark: string;
  /** `depth` (0 to 1) blends the colour with the haze. */
  ink: (name: string, depth?: number) => string;
  shade: (ink: string, amount: number) => string;
  lite: (ink: string, amount: number) => string;
}

export const nextId = (c: Canvas, kind: string): string => `${c.id}${kind}${c.seq++}`;
export const isDark = (c: Canvas): boolean => c.hour === 'night' || c.hour === 'dusk';

export const spaced = (c: Canvas, step: number): number[] => {
  const gap = c.W > 600 ? step * 1.9 : step;
  return Array.from({ length: Math.ceil(c.W / gap) + 1 }, (_, i) => i * gap);
};
