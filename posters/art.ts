import type { Canvas, Hour, Light } from './ink/canvas.ts';

/** Names of inks for which every region defines a colour. A scene that uses only these inks works in every region. */
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
  /** Hours of the day that suit the scene. The first hour is that of the canonical view. */
  fit: readonly [Hour, ...Hour[]];
  /** `false` if the picture must not be mirrored, for example a well-known square. */
  mirror?: false;
  draw: (c: Canvas) => string;
}

/** Name of the scene for each kind of empty screen, by the content that is missing. All other empty screens use `quiet` or `night`. */
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

/** The colours and scenes of a region, defined in `regions/<id>/art.ts`. */
export interface RegionArt {
  id: string;
  /** Colour of the sheet. `ink` is the colour of the title, `accent` of the kicker, `rule` of the line of motifs below the picture. */
  paper: string;
  ink: string;
  accent: string;
  rule: string;
  motif: readonly string[];
  /** `true` for a region on the coast: its scenes may show palms and the sea. */
  coast: boolean;
  /** Light colour of the grain. `dark` is its dark colour. */
  warm: string;
  dark: string;
  palette: Palette;
  hours: Readonly<Record<Hour, Light>>;
  scenes: Readonly<Record<string, Scene>>;
  /** Names of scenes for each category of place. `fallback` is used for any other category. */
  byCategory: Readonly<Record<string, readonly string[]>>;
  /** Names of scenes for each setting, by the slug of the setting's Spanish name (`banos-termales`). */
  bySetting: Readonly<Record<string, readonly string[]>>;
  /** Name of the scene of each famous place, by the slug of the place. */
  flagships: Readonly<Record<string, string>>;
  fallback: string;
  /** Scenes for empty screens. */
  empty: EmptyScenes;
  hero: { scene: string; day: Hour; night: Hour };
}
