import type { Canvas, Hour, Light } from './ink/canvas.ts';

/** Every region defines these inks. A scene that uses only these inks works in every region. */
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
  label: string;
  /** Suitable hours. If the seed is the name of the scene, the poster shows the first hour. */
  fit: readonly [Hour, ...Hour[]];
  /** If false, the picture is never mirrored, because it shows a well-known view. */
  mirror?: false;
  draw: (c: Canvas) => string;
}

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
  byCategory: Readonly<Record<string, readonly string[]>>;
  /** Keyed by the slug of the kind of place in Spanish, such as `banos-termales`. */
  bySetting: Readonly<Record<string, readonly string[]>>;
  flagships: Readonly<Record<string, string>>;
  fallback: string;
  empty: EmptyScenes;
  hero: { scene: string; day: Hour; night: Hour };
}
