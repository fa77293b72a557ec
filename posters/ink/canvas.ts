export type Hour = 'dawn' | 'noon' | 'gold' | 'dusk' | 'night' | 'garua';

/** The light of one hour: four sky inks from zenith to horizon, the haze distance fades to, the sun, and a tint over all. */
export interface Light {
  sky: readonly [string, string, string, string];
  haze: string;
  sun: string;
  tint: readonly [ink: string, amount: number];
}

export type SkyMood = 'given' | 'bands' | 'arcs' | 'rays';

/**
 * What a scene draws with. Every scene is `H` = 490 units tall; `W` is 444 in a card and more in a wide picture, where `ox` is
 * the left edge of the 444 units that hold the subject. Light comes from one `side` (-1 left, +1 right): each solid has a lit
 * face and a shade face. One extra call to `chance` changes every mark after it.
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
  /** 0..3, a small turn of the wheel: which colours, which order. */
  turn: number;
  /** True in the scene's own canonical view, where nothing is varied. */
  own: boolean;
  /** Prefix of every id in the document; two posters on one page never share it. */
  id: string;
  seq: number;
  /** The region's own bitmap motif, for cloths and borders. */
  motif: readonly string[];
  /** Whether the region meets the sea: what a window or a viewpoint may show. */
  coast: boolean;
  warm: string;
  dark: string;
  /** A palette ink under the light of the hour, faded to the haze by `depth` 0..1. */
  ink: (name: string, depth?: number) => string;
  shade: (ink: string, amount: number) => string;
  lite: (ink: string, amount: number) => string;
}

export const nextId = (c: Canvas, kind: string): string => `${c.id}${kind}${c.seq++}`;
export const isDark = (c: Canvas): boolean => c.hour === 'night' || c.hour === 'dusk';

/** Places across the picture, `step` apart in a card and farther in a wide one: a row of trees should not weigh twice as much there. */
export const spaced = (c: Canvas, step: number): number[] => {
  const gap = c.W > 600 ? step * 1.9 : step;
  return Array.from({ length: Math.ceil(c.W / gap) + 1 }, (_, i) => i * gap);
};
