export type Hour = 'dawn' | 'noon' | 'gold' | 'dusk' | 'night' | 'garua';

/**
 * The light at one hour of the day: four sky colours from zenith to horizon, the haze on distant shapes, the sun, and a
 * tint over all inks.
 */
export interface Light {
  sky: readonly [string, string, string, string];
  haze: string;
  sun: string;
  tint: readonly [ink: string, amount: number];
}

export type SkyMood = 'given' | 'bands' | 'arcs' | 'rays';

/**
 * The drawing context of a scene. Every scene is `H` = 490 units tall. `W` is 444 in a card and more in a wide picture.
 * The subject is drawn within the 444 units from `ox` on. Light comes from `side`: -1 is left, +1 is right. An added
 * call of `chance` changes everything that is drawn after the call.
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
  /** 0 to 3. Scenes use the number to vary their colours. */
  turn: number;
  /** `true` for the canonical view of the scene, which has no variations. */
  own: boolean;
  /** Prefix of every id in the SVG document. Two different posters have different prefixes. */
  id: string;
  seq: number;
  /** The region's bitmap motif, for cloths and borders. */
  motif: readonly string[];
  /** `true` for a region on the coast: windows and viewpoints may show the sea. */
  coast: boolean;
  warm: string;
  dark: string;
  /** Returns a palette colour in the light of the hour. `depth` (0 to 1) blends the colour with the haze. */
  ink: (name: string, depth?: number) => string;
  shade: (ink: string, amount: number) => string;
  lite: (ink: string, amount: number) => string;
}

export const nextId = (c: Canvas, kind: string): string => `${c.id}${kind}${c.seq++}`;
export const isDark = (c: Canvas): boolean => c.hour === 'night' || c.hour === 'dusk';

/**
 * Returns x positions across the picture, for example for a row of trees. The distance is `step` in a card and 1.9 ×
 * `step` in a wide picture.
 */
export const spaced = (c: Canvas, step: number): number[] => {
  const gap = c.W > 600 ? step * 1.9 : step;
  return Array.from({ length: Math.ceil(c.W / gap) + 1 }, (_, i) => i * gap);
};
