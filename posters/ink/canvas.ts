export type Hour = 'dawn' | 'noon' | 'gold' | 'dusk' | 'night' | 'garua';

/**
 * The light of one hour: four sky colours from zenith to horizon, the haze colour of distant shapes, the sun, and a tint over everything.
 */
export interface Light {
  sky: readonly [string, string, string, string];
  haze: string;
  sun: string;
  tint: readonly [ink: string, amount: number];
}

export type SkyMood = 'given' | 'bands' | 'arcs' | 'rays';

/**
 * The drawing context of a scene. Every scene is `H` = 490 units tall; `W` is 444 in a card and more in a wide picture, where `ox` is the
 * left edge of the 444 units with the subject. Light comes from one `side` (-1 left, +1 right), so each solid has a lit face and a shade
 * face. An additional call to `chance` changes every later mark.
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
  /** 0..3: varies the colours and their order. */
  turn: number;
  /** `true` in the scene's canonical view, where nothing is varied. */
  own: boolean;
  /** Prefix of every id in the document. It differs between two posters on one page. */
  id: string;
  seq: number;
  /** The region's own bitmap motif, for cloths and borders. */
  motif: readonly string[];
  /** `true` for a region on the coast: windows and viewpoints may show the sea. */
  coast: boolean;
  warm: string;
  dark: string;
  /** A palette colour under the light of the hour, blended with the haze by `depth` 0..1. */
  ink: (name: string, depth?: number) => string;
  shade: (ink: string, amount: number) => string;
  lite: (ink: string, amount: number) => string;
}

export const nextId = (c: Canvas, kind: string): string => `${c.id}${kind}${c.seq++}`;
export const isDark = (c: Canvas): boolean => c.hour === 'night' || c.hour === 'dusk';

/**
 * Positions across the picture, `step` apart in a card and farther in a wide one, so that a row of trees does not become twice as dense
 * there.
 */
export const spaced = (c: Canvas, step: number): number[] => {
  const gap = c.W > 600 ? step * 1.9 : step;
  return Array.from({ length: Math.ceil(c.W / gap) + 1 }, (_, i) => i * gap);
};
