import type { Canvas, Hour, Light } from './ink/canvas.ts';

/** Inks that every region mixes in its own way, so that a scene drawn for one region can be drawn for another. */
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
  /** What the picture shows, in Spanish, for people who cannot see it. */
  label: string;
  /** Hours that suit it; the first is the hour of its canonical view. */
  fit: readonly [Hour, ...Hour[]];
  /** False when a mirror would tell a lie: a wave that breaks left, a square people know. */
  mirror?: false;
  draw: (c: Canvas) => string;
}

/** What is drawn where there is nothing yet, by what will be there; `quiet` and `night` stand for everything else. */
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

/** Everything `posters/` needs to know about a region; `regions/<id>/art.ts` holds it. */
export interface RegionArt {
  id: string;
  /** The sheet: paper, title, kicker, and the rule of motifs between picture and caption. */
  paper: string;
  ink: string;
  accent: string;
  rule: string;
  motif: readonly string[];
  /** Whether it meets the sea, with its palms. */
  coast: boolean;
  /** Light and dark grain. */
  warm: string;
  dark: string;
  palette: Palette;
  hours: Readonly<Record<Hour, Light>>;
  scenes: Readonly<Record<string, Scene>>;
  /** Scenes that suit each category of place, and the one used when a category has none. */
  byCategory: Readonly<Record<string, readonly string[]>>;
  /** Scenes of a finer kind of place, by the slug of its Spanish word (`banos-termales`). */
  bySetting: Readonly<Record<string, readonly string[]>>;
  /** Scenes of famous places, by the slug of the place. */
  flagships: Readonly<Record<string, string>>;
  fallback: string;
  /** Scenes for empty states, and the wide art of the home page. */
  empty: EmptyScenes;
  hero: { scene: string; day: Hour; night: Hour };
}
