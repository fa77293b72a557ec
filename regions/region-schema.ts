import { type Static, Type } from 'typebox';
import { LEGAL_MODES } from './country-schema.ts';

/**
 * The required content of a region folder's `regions/<id>/region.json`. Its look is in `face.ts` and `art.ts`.
 * Coordinates are degrees, WGS 84; boxes are west, south, east, north.
 */

const Box = Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]);
const Text = Type.String({ minLength: 1 });
const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A data source. The site's attribution lines and its page of sources are made from these. */
export const RegionSource = Type.Object({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  name: Text,
  /** The wording that the licence requires. */
  attribution: Text,
  /** SPDX identifier, or the closest name if there is none. */
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

/** Calibration of travel times for the region (docs/region-guide.md explains how to measure it). */
export const TravelSettings = Type.Object({
  /** Factor on free-flow seconds of streets in town. Measured values: 1.3–1.5 by day. */
  town_traffic: Type.Number({ minimum: 1, maximum: 4 }),
  walk_metres_per_minute: Type.Number({ minimum: 30, maximum: 120 }),
  /** Maximum length of ways that are walked, in metres. */
  walk_up_to_metres: Type.Number({ minimum: 0 }),
  /** For points without a known road: straight line × factor at kmh. Measured in the Andes: 1.61 and 41.5. */
  straight_line: Type.Object({ factor: Type.Number({ minimum: 1 }), kmh: Type.Number({ exclusiveMinimum: 0 }) }),
});
export type TravelSettings = Static<typeof TravelSettings>;

export const RegionSettings = Type.Object({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  name: Text,
  product: Text,
  tagline: Text,
  description: Text,
  /** ISO 3166-1. It selects the country pack in `regions/countries/`. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  iso_3166_2: Type.Optional(Text),
  locale: Text,
  currency: Type.Object({
    code: Type.String({ pattern: '^[A-Z]{3}$' }),
    symbol: Text,
    decimals: Type.Integer({ minimum: 0, maximum: 3 }),
  }),
  time_zone: Text,
  /** The region's area. Rows of an inventory outside it are refused. */
  bbox: Box,
  /** Maximum extent of hand-picked excursions and of positions in requests. */
  reach: Box,
  map_center: Type.Tuple([Type.Number(), Type.Number()]),
  /** Zoom levels of maps with 256 px tiles. */
  map_zoom: Type.Number({ minimum: 0, maximum: 22 }),
  sea_name: Type.Optional(Text),
  /** Used in "15 min desde …" and as the start of a plan without lodging. */
  centre: Type.Object({ name: Text, label: Text, lon: Type.Number(), lat: Type.Number() }),
  data_date: IsoDate,
  travel: TravelSettings,
  /** The site's role in the law of its country. Defaults to `directory`. */
  legal_mode: Type.Optional(Type.Enum([...LEGAL_MODES])),
  /** The region's commission on a sale, in hundredths of a per cent. Defaults to none. */
  commission_basis_points: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** Overrides of the usual numbers for sales (features/checkout/contract/terms.ts). */
  selling: Type.Optional(
    Type.Partial(
      Type.Object({
        holdMinutes: Type.Integer({ minimum: 6, maximum: 120 }),
        extendMinutes: Type.Integer({ minimum: 0, maximum: 60 }),
        quoteMinutes: Type.Integer({ minimum: 5, maximum: 120 }),
        choiceHours: Type.Integer({ minimum: 12, maximum: 240 }),
        mostLines: Type.Integer({ minimum: 1, maximum: 30 }),
        /**
         * Hours after a departure's end until travellers who were not checked in count as absent (features/bookings/contract/absence.ts).
         */
        noShowHours: Type.Integer({ minimum: 1, maximum: 72 }),
        /** The payer of the card provider's fee for a dispute. Defaults to the region. */
        disputeFee: Type.Enum(['region', 'operator']),
        /** Where the card is typed: on the provider's page, or in its frame on our page if the provider has one. */
        cardsIn: Type.Enum(['page', 'frame']),
        /** Share of the places that anonymous buyers may hold without paying (features/checkout/contract/terms.ts). */
        anonymousPercent: Type.Integer({ minimum: 10, maximum: 100 }),
        networkPlaces: Type.Integer({ minimum: 1, maximum: 60 }),
        networkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
        browserOrders: Type.Integer({ minimum: 1, maximum: 30 }),
        againMinutes: Type.Integer({ minimum: 1, maximum: 120 }),
      }),
    ),
  ),
  /** Overrides of the usual numbers for quotations (features/quotations/contract/terms.ts). */
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
  /** Hours that payouts wait after an operator changed its bank account. Defaults to 72 (features/operators/contract/bank-change.ts). */
  payout_account_wait_hours: Type.Optional(Type.Integer({ minimum: 24, maximum: 720 })),
  /** The organisation's bank account, from which operators are paid. */
  payouts: Type.Optional(
    Type.Object({
      holder: Text,
      bank: Text,
      /** BIC, or the bank's national number. */
      bank_code: Text,
      /** IBAN, or the country's interbank account number. */
      account: Type.String({ pattern: '^[A-Z0-9]{6,34}$' }),
    }),
  ),
  /** ISO 639-1 codes of the languages in which the organisation answers people. Defaults to Spanish. */
  languages: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { minItems: 1 })),
  /** The organisation below is a placeholder. Production refuses it (server/config.ts). */
  demo: Type.Boolean(),
  organisation: Type.Object({
    name: Text,
    legal_name: Text,
    email: Text,
    phone: Type.Union([Text, Type.Null()]),
    address: Text,
    /** The organisation's number in the country's tourism register, if it needs one. */
    register_number: Type.Optional(Type.Union([Text, Type.Null()])),
  }),
  sources: Type.Array(RegionSource, { minItems: 1 }),
  /** In order of trust: values of an earlier file are kept when a later file differs. */
  imports: Type.Array(RegionImport, { minItems: 1 }),
  roads: Type.Optional(Type.Object({ kind: Type.Enum(['road_graph', 'official_legs']), file: Text, source: Text })),
});
export type RegionSettings = Static<typeof RegionSettings>;
