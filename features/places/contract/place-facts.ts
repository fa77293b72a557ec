import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { closed, orNull, text } from '#features/schema.ts';
import { Telephone } from '#features/telephone.ts';
import { Category } from './place.ts';
import { AccessMeasures, feeParts, LanguageList, PaymentMeansList, RegisterEntry } from './place-extras.ts';

/** The facts that the region's staff can correct. Money is in minor units, and positions are WGS 84 degrees. */

export const NEEDS = ['step_free', 'children', 'low_effort', 'shade', 'low_altitude'] as const;
export type PlaceNeed = (typeof NEEDS)[number];

export const PlaceFacts = Type.Object(
  {
    name: text(200, 1),
    otherNames: text(600),
    kind: Type.Object({ category: Category, label: text(60, 2) }, closed),
    summary: orNull(text(600, 1)),
    district: orNull(text(80, 1)),
    address: orNull(text(200, 1)),
    phones: Type.Array(Telephone(40, 3), { maxItems: 6 }),
    whatsapp: orNull(Telephone(40, 3)),
    email: orNull(Type.String({ format: 'email', maxLength: 200 })),
    website: orNull(Type.String({ pattern: '^https?://[^\\s/]+\\.[^\\s]+$', maxLength: 500 })),
    position: Type.Object({ lon: Longitude, lat: Latitude }, closed),
    hours: Type.Object(
      {
        class: Type.Enum(['known', 'open_space', 'assumed', 'unknown']),
        rule: orNull(Type.String({ minLength: 1, maxLength: 500, description: '`opening_hours` de OpenStreetMap' })),
      },
      closed,
    ),
    hoursNote: orNull(text(400, 1)),
    fees: orNull(Type.Object(feeParts, closed)),
    paymentMeans: PaymentMeansList,
    access: AccessMeasures,
    languages: LanguageList,
    register: orNull(RegisterEntry),
    poster: Type.Object(
      {
        scene: text(60, 1),
        seed: Type.String({ pattern: '^[a-z0-9-]{1,220}$' }),
        hour: Type.Optional(text(20, 1)),
      },
      closed,
    ),
    needs: Type.Object(
      Object.fromEntries(NEEDS.map((need) => [need, Type.Optional(Type.Boolean())])) as Record<
        PlaceNeed,
        ReturnType<typeof Type.Optional<ReturnType<typeof Type.Boolean>>>
      >,
      closed,
    ),
    activities: Type.Array(text(80, 2), { maxItems: 20 }),
  },
  closed,
);
export type PlaceFacts = Static<typeof PlaceFacts>;
export type FactName = keyof PlaceFacts;
export const FACTS = Object.keys(PlaceFacts.properties) as FactName[];

/** How the person knows the fact: by telephone, on the spot, from the owner, on the web, or otherwise. */
export const FACT_SOURCES = ['phone', 'on_spot', 'owner', 'web', 'other'] as const;
export type FactSourceKind = (typeof FACT_SOURCES)[number];

/** The role in which a person changed a fact. */
export const MADE_AS = ['region', 'owner', 'editor'] as const;
export type MadeAs = (typeof MADE_AS)[number];

/** An object with exactly one fact. */
export const OneFact = Type.Partial(PlaceFacts, { minProperties: 1, maxProperties: 1, ...closed });
export type OneFact = Static<typeof OneFact>;

/** The fact's name, if both objects have the same fact. */
export function factIn(one: OneFact, other: OneFact): FactName | null {
  const [name] = Object.keys(one) as FactName[];
  return name !== undefined && name in other ? name : null;
}
