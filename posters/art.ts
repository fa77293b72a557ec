import type { Canvas, Hour, Light } from './ink/canvas.ts';

/** Every region defines a colour for these inks. A scene that uses only these inks works in every region. */
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
  /** Spanish alternative text of the picture. */
  label: string;
  /** Hours of the day that suit the scene. The first hour is the hour of the canonical view. */
  fit: readonly [Hour, ...Hour[]];
  /** `false` if the picture must not be mirrored, for example a well-known square. */
  mirror?: false;
  draw: (c: Canvas) => string;
}

/**
 * Scene names, keyed by the content that is missing on an empty screen. All other empty screens use `quiet` or `night`.
 */
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

/** Defined in `regions/<id>/art.ts`. */
export interface RegionArt {
  id: string;
  /**
   * `paper`: colour of the sheet. `ink`: colour of the title. `accent`: colour of the kicker. `rule`: colour of the
   * line of motifs below the picture.
   */
  paper: string;
  ink: string;
  accent: string;
  rule: string;
  motif: readonly string[];
  /** `true` for a region on the coast: the region's scenes may show palms and the sea. */
  coast: boolean;
  /** `warm`: light colour of the grain. `dark`: dark colour of the grain. */
  warm: string;
  dark: string;
  palette: Palette;
  hours: Readonly<Record<Hour, Light>>;
  scenes: Readonly<Record<string, Scene>>;
  /** Scene names, keyed by category of place. `fallback` is the scene of any other category. */
  byCategory: Readonly<Record<string, readonly string[]>>;
  /** Scene names, keyed by the slug of the setting's Spanish name (`banos-termales`). */
  bySetting: Readonly<Record<string, readonly string[]>>;
  /** Scene name of each famous place, keyed by the place's slug. */
  flagships: Readonly<Record<string, string>>;
  fallback: string;
  empty: EmptyScenes;
  hero: { scene: string; day: Hour; night: Hour };
}
