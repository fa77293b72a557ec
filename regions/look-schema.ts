import { type Static, Type } from 'typebox';
import { SCENE_CATALOGUE } from '#posters/catalogue.ts';

/**
 * Schema of `regions/<id>/look.json`: texts, colours and posters as data. A region with own scenes has `face.ts` and
 * `art.ts` instead.
 */

const Text = Type.String({ minLength: 1 });
const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const SvgPath = Type.String({ pattern: '^[MLHVCSQTAZmlhvcsqtaz0-9 ,.\\-]+$' });
const Hour = Type.Enum(['dawn', 'noon', 'gold', 'dusk', 'night', 'garua']);
const Scene = Type.Enum(Object.keys(SCENE_CATALOGUE));
const closed = { additionalProperties: false } as const;

const Light = Type.Object(
  {
    sky: Type.Tuple([Colour, Colour, Colour, Colour]),
    haze: Colour,
    sun: Colour,
    tint: Type.Tuple([Colour, Type.Number({ minimum: 0, maximum: 1 })]),
  },
  closed,
);

const EXAMPLES = ['planSearch', 'plan', 'operator', 'meeting', 'itinerary', 'road', 'event'] as const;
const EMPTY_STATES = ['night', 'quiet', 'plans', 'basket', 'bookings', 'trips', 'voices', 'desk'] as const;
const INKS = [
  ...['bone', 'sand', 'ochre', 'yema', 'adobe', 'clay', 'oxblood', 'pacific', 'foam', 'deep'],
  ...['azul', 'night', 'ink', 'leaf', 'lime', 'wood', 'stone', 'rosa', 'morado'],
];

export const LookFile = Type.Object(
  {
    headline: Type.Tuple([Text, Text]),
    searchHint: Text,
    examples: Type.Record(Type.Enum([...EXAMPLES]), Text),
    /** The keys are interests in the order of the screen, and the values are scenes. */
    interests: Type.Record(Type.String(), Scene),
    heroInk: Type.Enum(['dark', 'light']),
    /** `brand-shade` is an "r g b" triple, and the other colours are `#rrggbb`. */
    palette: Type.Record(
      Type.String({ pattern: '^(brand|night)-[a-z0-9-]+$' }),
      Type.String({ pattern: '^(#[0-9a-f]{6}|\\d{1,3} \\d{1,3} \\d{1,3})$' }),
      closed,
    ),
    motif: SvgPath,
    mark: SvgPath,
    art: Type.Object(
      {
        paper: Colour,
        ink: Colour,
        accent: Colour,
        rule: Colour,
        /** Rows of the motif, in which # is a coloured cell. */
        motif: Type.Array(Type.String({ pattern: '^[#.]+$' }), { minItems: 1 }),
        coast: Type.Boolean(),
        warm: Colour,
        dark: Colour,
        palette: Type.Record(Type.Enum(INKS), Colour),
        hours: Type.Record(Hour, Light),
        scenes: Type.Array(Scene, { minItems: 1 }),
        byCategory: Type.Record(Type.String(), Type.Array(Scene, { minItems: 1 })),
        bySetting: Type.Record(Type.String(), Type.Array(Scene, { minItems: 1 })),
        /** Scenes of famous places, keyed by the slug of the place. */
        flagships: Type.Record(Type.String(), Scene),
        fallback: Scene,
        empty: Type.Record(Type.Enum([...EMPTY_STATES]), Scene),
        hero: Type.Object({ scene: Scene, day: Hour, night: Hour }, closed),
      },
      closed,
    ),
  },
  closed,
);
export type LookFile = Static<typeof LookFile>;

/** Lists scenes that are used but not among `art.scenes`, and hours at which the front picture cannot be drawn. */
export function lookContradictions({ art, interests }: LookFile): string[] {
  const used = [
    ...Object.values(interests),
    ...Object.values(art.byCategory).flat(),
    ...Object.values(art.bySetting).flat(),
    ...Object.values(art.flagships),
    ...Object.values(art.empty),
    art.fallback,
    art.hero.scene,
  ];
  const missing = [...new Set(used)].filter((scene) => !art.scenes.includes(scene));
  const fit = SCENE_CATALOGUE[art.hero.scene]!.fit;
  const dark = [art.hero.day, art.hero.night].filter((hour) => !fit.includes(hour));
  return [
    ...missing.map((scene) => `/art/scenes: "${scene}" is used, but not listed`),
    ...dark.map(
      (hour) => `/art/hero: the scene "${art.hero.scene}" has no light for "${hour}", only ${fit.join(', ')}`,
    ),
  ];
}
