import type { Canvas, Hour, Light } from './ink/canvas.ts';

/** Ink names that every region maps to its own colours, so that a scene drawn for one region works in another. */
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
  /** A Spanish description of the picture for people who cannot see it. */
  label: string;
  /** Hours that suit the scene. The first is the hour of its canonical view. */
  fit: readonly [Hour, ...Hour[]];
  /** `false` when a mirrored picture would be wrong: a wave that breaks left, a square that people know. */
  mirror?: false;
  draw: (c: Canvas) => string;
}

/** Scenes for empty states, by the content that will appear there; `quiet` and `night` cover all others. */
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

/** Everything that `posters/` needs of a region. `regions/<id>/art.ts` defines it. */
export interface RegionArt {
  id: string;
  /** Colours of the sheet: paper, title, kicker, and the rule of motifs between picture and caption. */
  paper: string;
  ink: string;
  accent: string;
  rule: string;
  motif: readonly string[];
  /** `true` for a region on the coast, with its palms. */
  coast: boolean;
  /** Light and dark colour of the grain. */
  warm: string;
  dark: string;
  palette: Palette;
  hours: Readonly<Record<Hour, Light>>;
  scenes: Readonly<Record<string, Scene>>;
  /** Scenes for each category of place, and a fallback. */
  byCategory: Readonly<Record<string, readonly string[]>>;
  /** Scenes for a setting, by the slug of its Spanish word (`banos-termales`). */
  bySetting: Readonly<Record<string, readonly string[]>>;
  /** Scenes of famous places, by the slug of the place. */
  flagships: Readonly<Record<string, string>>;
  fallback: string;
  /** Scenes for empty states, and the wide art of the home page. */
  empty: EmptyScenes;
  hero: { scene: string; day: Hour; night: Hour };
}
