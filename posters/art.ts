import type { Canvas, Hour, Light } from './ink/canvas.ts';

/** Every region defines these inks. A scene with only these inks works everywhere. */
export type SharedInk =
  | 'bone'
  | 'sand'
  | 'ochre'
  | 'yema'
  | 'adobe'
  | 'clay'
  | 'oxblood'
  | 'pacific'
  | 'foam'
  | 'deep'
  | 'azul'
  | 'night'
  | 'ink'
  | 'leaf'
  | 'lime'
  | 'wood'
  | 'stone'
  | 'rosa'
  | 'morado';

export type Palette = Readonly<Record<SharedInk, string>> & Readonly<Record<string, string>>;

export interface Scene {
  /** Spanish alternative text. */
  label: string;
  /** Suitable hours. The first hour is the hour of the canonical view. */
  fit: readonly [Hour, ...Hour[]];
  /** `false` if the picture must not be mirrored, such as a well-known square. */
  mirror?: false;
  draw: (c: Canvas) => string;
}

/** Scenes of empty screens. Screens without an own member use `quiet` or `night`. */
export interface EmptyScenes {
  night: string;
  quiet: string;
  plans: string;
  basket: string;
  bookings: string;
  trips: string;
  voices: string;
  desk: string;
}

export interface RegionArt {
  id: string;
  paper: string;
  ink: string;
  accent: string;
  rule: string;
  motif: readonly string[];
  coast: boolean;
  warm: string;
  dark: string;
  palette: Palette;
  hours: Readonly<Record<Hour, Light>>;
  scenes: Readonly<Record<string, Scene>>;
  /** Keyed by category of place. `fallback` serves all remaining categories. */
  byCategory: Readonly<Record<string, readonly string[]>>;
  /** Keyed by the slug of the setting's Spanish name, such as `banos-termales`. */
  bySetting: Readonly<Record<string, readonly string[]>>;
  /** Keyed by the slug of a famous place. */
  flagships: Readonly<Record<string, string>>;
  fallback: string;
  empty: EmptyScenes;
  hero: { scene: string; day: Hour; night: Hour };
}
