import { type Static, Type } from 'typebox';
import { LEGAL_MODES } from './country-schema.ts';

/**
 * What a region folder must say of itself (`regions/<id>/region.json`). How it looks is in `face.ts` and `art.ts` beside it.
 * Coordinates are degrees, WGS 84; boxes are west, south, east, north.
 */

const Box = Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]);
const Text = Type.String({ minLength: 1 });
const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** Where data come from. The site's attribution lines and the page of sources are made from these. */
export const RegionSource = Type.Object({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  name: Text,
  /** As the licence wants it written. */
  attribution: Text,
  /** SPDX identifier, or the closest name where there is none. */
  licence: Text,
  licence_name: Text,
  licence_url: Type.Union([Text, Type.Null()]),
  url: Type.Union([Text, Type.Null()]),
  date: IsoDate,
  used_for: Type.Array(
    Type.Enum(['places', 'hours', 'fees', 'access', 'roads', 'basemap', 'summaries', 'curation', 'itineraries']),
  ),
  note: Type.Union([Text, Type.Null()]),
});
export type RegionSource = Static<typeof RegionSource>;

export const READERS = ['sheets', 'osm', 'attractions', 'inventory'] as const;

export const RegionImport = Type.Object({
  reader: Type.Enum([...READERS]),
  file: Text,
  source: Text,
});
export type RegionImport = Static<typeof RegionImport>;

/** How long ways take, measured for the region (docs/region-guide.md says how). */
export const TravelSettings = Type.Object({
  /** Free-flow seconds of streets in town are multiplied by this. Research on the region: 1.3–1.5 by day. */
  town_traffic: Type.Number({ minimum: 1, maximum: 4 }),
  walk_metres_per_minute: Type.Number({ minimum: 30, maximum: 120 }),
  /** Ways up to this long are walked. */
  walk_up_to_metres: Type.Number({ minimum: 0 }),
  /** Where no road is known: straight line × factor at kmh. In the Andes measured 1.61 and 41.5. */
  straight_line: Type.Object({ factor: Type.Number({ minimum: 1 }), kmh: Type.Number({ exclusiveMinimum: 0 }) }),
});
export type TravelSettings = Static<typeof TravelSettings>;

export const RegionSettings = Type.Object({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  name: Text,
  product: Text,
  tagline: Text,
  description: Text,
  /** ISO 3166-1; names the country pack in `regions/countries/`. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  iso_3166_2: Type.Optional(Text),
  locale: Text,
  currency: Type.Object({
    code: Type.String({ pattern: '^[A-Z]{3}$' }),
    symbol: Text,
    decimals: Type.Integer({ minimum: 0, maximum: 3 }),
  }),
  time_zone: Text,
  /** The region's own ground: rows of an inventory outside it are refused. */
  bbox: Box,
  /** Excursions that were chosen by hand, and points that requests bring, may lie as far as this. */
  reach: Box,
  map_center: Type.Tuple([Type.Number(), Type.Number()]),
  /** As maps with 256 px tiles count. */
  map_zoom: Type.Number({ minimum: 0, maximum: 22 }),
  sea_name: Type.Optional(Text),
  /** "15 min desde …" and the start of a plan without lodging. */
  centre: Type.Object({ name: Text, label: Text, lon: Type.Number(), lat: Type.Number() }),
  data_date: IsoDate,
  travel: TravelSettings,
  /** What the site is before the law of its country; `directory` where nothing is said. */
  legal_mode: Type.Optional(Type.Enum([...LEGAL_MODES])),
  /** What the region keeps of a sale, in hundredths of a per cent; nothing where nothing is said. */
  commission_basis_points: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** Numbers of selling that differ from the usual ones (features/checkout/contract/terms.ts). */
  selling: Type.Optional(
    Type.Partial(
      Type.Object({
        holdMinutes: Type.Integer({ minimum: 6, maximum: 120 }),
        extendMinutes: Type.Integer({ minimum: 0, maximum: 60 }),
        quoteMinutes: Type.Integer({ minimum: 5, maximum: 120 }),
        choiceHours: Type.Integer({ minimum: 12, maximum: 240 }),
        mostLines: Type.Integer({ minimum: 1, maximum: 30 }),
        /** Hours after a departure's end when who was not let in is taken for absent (features/bookings/contract/absence.ts). */
        noShowHours: Type.Integer({ minimum: 1, maximum: 72 }),
        /** Who bears what the card provider asks for a dispute; the region where nothing is said. */
        disputeFee: Type.Enum(['region', 'operator']),
        /** Where a card is typed: on the provider's page, or in its frame on ours where the provider has one. */
        cardsIn: Type.Enum(['page', 'frame']),
        /** What anonymous buyers may hold without paying (features/checkout/contract/terms.ts). */
        anonymousPercent: Type.Integer({ minimum: 10, maximum: 100 }),
        networkPlaces: Type.Integer({ minimum: 1, maximum: 60 }),
        networkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
        browserOrders: Type.Integer({ minimum: 1, maximum: 30 }),
        againMinutes: Type.Integer({ minimum: 1, maximum: 120 }),
      }),
    ),
  ),
  /** Numbers of quotations that differ from the usual ones (features/quotations/contract/terms.ts). */
  quotations: Type.Optional(
    Type.Partial(
      Type.Object({
        mostOperators: Type.Integer({ minimum: 1, maximum: 10 }),
        answerHours: Type.Integer({ minimum: 1, maximum: 168 }),
        endHours: Type.Integer({ minimum: 2, maximum: 336 }),
        validDays: Type.Integer({ minimum: 1, maximum: 60 }),
        holdHours: Type.Integer({ minimum: 1, maximum: 168 }),
        depositBps: Type.Integer({ minimum: 500, maximum: 10_000 }),
        balanceDays: Type.Integer({ minimum: 0, maximum: 365 }),
      }),
    ),
  ),
  /** Hours in which payouts wait after an operator changed its account; 72 where nothing is said (features/operators/contract/bank-change.ts). */
  payout_account_wait_hours: Type.Optional(Type.Integer({ minimum: 24, maximum: 720 })),
  /** The organisation's own account, from which operators are paid. */
  payouts: Type.Optional(
    Type.Object({
      holder: Text,
      bank: Text,
      /** BIC, or the country's own number of a bank. */
      bank_code: Text,
      /** IBAN, or the interbank number of the country. */
      account: Type.String({ pattern: '^[A-Z0-9]{6,34}$' }),
    }),
  ),
  /** ISO 639-1, in which the organisation answers people; Spanish where nothing is said. */
  languages: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { minItems: 1 })),
  /** The organisation below is a placeholder; production refuses it (server/config.ts). */
  demo: Type.Boolean(),
  organisation: Type.Object({
    name: Text,
    legal_name: Text,
    email: Text,
    phone: Type.Union([Text, Type.Null()]),
    address: Text,
    /** Its own number in the country's tourism register, where it needs one. */
    register_number: Type.Optional(Type.Union([Text, Type.Null()])),
  }),
  sources: Type.Array(RegionSource, { minItems: 1 }),
  /** In order of trust: what an earlier file says of a place is kept when a later one differs. */
  imports: Type.Array(RegionImport, { minItems: 1 }),
  roads: Type.Optional(Type.Object({ kind: Type.Enum(['road_graph', 'official_legs']), file: Text, source: Text })),
});
export type RegionSettings = Static<typeof RegionSettings>;
