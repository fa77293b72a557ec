import { type Static, Type } from 'typebox';
import { LEGAL_MODES } from './country-schema.ts';
import { PlanningSettings } from './planning-schema.ts';

/** Schema of `regions/<id>/region.json`. Coordinates are degrees (WGS 84). A box is west, south, east, north. */

const Box = Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]);
const Text = Type.String({ minLength: 1 });
const IsoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** Id of the source of the region's own editors, who write summaries and correct facts. Each region has this source. */
export const EDITORS = 'vereda';

export const RegionSource = Type.Object({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  name: Text,
  attribution: Text,
  /** SPDX identifier of the licence, or the closest name if SPDX has no identifier. */
  licence: Text,
  licence_name: Text,
  licence_url: Type.Union([Text, Type.Null()]),
  url: Type.Union([Text, Type.Null()]),
  date: IsoDate,
  used_for: Type.Array(
    Type.Enum([
      'places',
      'hours',
      'fees',
      'access',
      'roads',
      'basemap',
      'amenities',
      'streets',
      'bus_lines',
      'summaries',
      'curation',
      'itineraries',
    ]),
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

/** docs/region-guide.md explains how to measure these values. */
export const TravelSettings = Type.Object({
  /** Factor on the free-flow time of streets in town. Measured values are 1.3 to 1.5 by day. */
  town_traffic: Type.Number({ minimum: 1, maximum: 4 }),
  walk_metres_per_minute: Type.Number({ minimum: 30, maximum: 120 }),
  /** Maximum length of a walk, in metres. Longer ways are driven. */
  walk_up_to_metres: Type.Number({ minimum: 0 }),
  /**
   * Between points without a known road, the distance is the straight line × `factor`, at the speed `kmh`. Measured in
   * the Andes: factor 1.61, speed 41.5.
   */
  straight_line: Type.Object({ factor: Type.Number({ minimum: 1 }), kmh: Type.Number({ exclusiveMinimum: 0 }) }),
});
export type TravelSettings = Static<typeof TravelSettings>;

export const RegionSettings = Type.Object({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  name: Text,
  product: Text,
  tagline: Text,
  description: Text,
  /** ISO 3166-1 code, which selects the country pack in `regions/countries/`. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  iso_3166_2: Type.Optional(Text),
  locale: Text,
  currency: Type.Object({
    code: Type.String({ pattern: '^[A-Z]{3}$' }),
    symbol: Text,
    decimals: Type.Integer({ minimum: 0, maximum: 3 }),
  }),
  time_zone: Text,
  /** Box around the region. The import refuses places outside the box. */
  bbox: Box,
  /** Box around the region and its excursions. Positions in requests must lie inside the box. */
  reach: Box,
  map_center: Type.Tuple([Type.Number(), Type.Number()]),
  /** Zoom level of maps with 256 px tiles. */
  map_zoom: Type.Number({ minimum: 0, maximum: 22 }),
  sea_name: Type.Optional(Text),
  /** The central point of the region. If a trip has no lodging, its days start at this point. */
  centre: Type.Object({ name: Text, label: Text, lon: Type.Number(), lat: Type.Number() }),
  data_date: IsoDate,
  travel: TravelSettings,
  planning: PlanningSettings,
  /** Legal role of the site in its country. The default is `directory`. */
  legal_mode: Type.Optional(Type.Enum([...LEGAL_MODES])),
  /** The region's commission on a sale, in hundredths of a per cent. The default is 0. */
  commission_basis_points: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** Changes of the default sales terms. features/checkout/contract/terms.ts explains each member. */
  selling: Type.Optional(
    Type.Partial(
      Type.Object({
        holdMinutes: Type.Integer({ minimum: 6, maximum: 120 }),
        extendMinutes: Type.Integer({ minimum: 0, maximum: 60 }),
        quoteMinutes: Type.Integer({ minimum: 5, maximum: 120 }),
        choiceHours: Type.Integer({ minimum: 12, maximum: 240 }),
        /**
         * If a stop of a plan is closed, the operator has this number of hours to say how the plan runs. The default is
         * 24.
         */
        closureHours: Type.Integer({ minimum: 1, maximum: 168 }),
        mostLines: Type.Integer({ minimum: 1, maximum: 30 }),
        /** Hours after the end of a departure. Travellers who are not checked in by then count as absent. */
        noShowHours: Type.Integer({ minimum: 1, maximum: 72 }),
        /** The party that pays the card provider's fee for a dispute. The default is the region. */
        disputeFee: Type.Enum(['region', 'operator']),
        /**
         * Travellers type the card number on the provider's page (`page`), or in the provider's frame on the site's
         * page (`frame`).
         */
        cardsIn: Type.Enum(['page', 'frame']),
        /** Maximum percentage of the seats of a departure that anonymous buyers may hold without paying. */
        anonymousPercent: Type.Integer({ minimum: 10, maximum: 100 }),
        networkPlaces: Type.Integer({ minimum: 1, maximum: 60 }),
        networkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
        browserOrders: Type.Integer({ minimum: 1, maximum: 30 }),
        againMinutes: Type.Integer({ minimum: 1, maximum: 120 }),
        /** Minutes in which a waiting party takes offered places. The default is 120. */
        waitlistMinutes: Type.Integer({ minimum: 30, maximum: 1440 }),
      }),
    ),
  ),
  /** Changes of the default freshness. features/places/contract/freshness.ts explains each member. */
  freshness: Type.Optional(
    Type.Partial(
      Type.Object({
        askDays: Type.Integer({ minimum: 7, maximum: 365 }),
        badgeDays: Type.Integer({ minimum: 7, maximum: 730 }),
        demoteDays: Type.Integer({ minimum: 7, maximum: 1095 }),
      }),
    ),
  ),
  /** Changes of the default quotation terms. features/quotations/contract/terms.ts explains each member. */
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
  /** Changes of the default terms of reviews. features/reviews/contract/presence.ts explains each member. */
  reviews: Type.Optional(
    Type.Partial(
      Type.Object({
        presenceDays: Type.Integer({ minimum: 1, maximum: 365 }),
        presenceMetres: Type.Integer({ minimum: 50, maximum: 5000 }),
      }),
    ),
  ),
  /** After a change of an operator's bank account, payouts wait this number of hours. The default is 72. */
  payout_account_wait_hours: Type.Optional(Type.Integer({ minimum: 24, maximum: 720 })),
  /** Bank account of the organisation, from which operators are paid and into which they pay their commission. */
  payouts: Type.Optional(
    Type.Object({
      holder: Text,
      bank: Text,
      bank_code: Text,
      /** IBAN or national interbank account number. */
      account: Type.String({ pattern: '^[A-Z0-9]{6,34}$' }),
    }),
  ),
  /** ISO 639-1 codes of the languages in which the organisation answers messages. The default is Spanish. */
  languages: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { minItems: 1 })),
  /** Is true if `organisation` is a placeholder. A server in production does not start with `demo: true`. */
  demo: Type.Boolean(),
  organisation: Type.Object({
    name: Text,
    legal_name: Text,
    email: Text,
    phone: Type.Union([Text, Type.Null()]),
    address: Text,
    register_number: Type.Optional(Type.Union([Text, Type.Null()])),
  }),
  sources: Type.Array(RegionSource, { minItems: 1 }),
  /** Files to import, most trusted first. If two files contradict each other, the earlier file is right. */
  imports: Type.Array(RegionImport, { minItems: 1 }),
  roads: Type.Optional(Type.Object({ kind: Type.Enum(['road_graph', 'official_legs']), file: Text, source: Text })),
  /** Useful places that are never stops of a trip, such as pharmacies. The file is GeoJSON with OpenStreetMap data. */
  amenities: Type.Optional(Type.Object({ file: Text, source: Text })),
  /** Streets for finding addresses. docs/region-guide.md describes the columns of the CSV file. */
  streets: Type.Optional(Type.Object({ file: Text, source: Text })),
  /** Bus and minibus lines. docs/region-guide.md describes the columns of the CSV file. */
  bus_lines: Type.Optional(Type.Object({ file: Text, source: Text })),
  /** Taxi fare in minor units. Without this setting, screens show no fare. */
  taxi: Type.Optional(
    Type.Object({
      base: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
      per_km: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
      per_minute: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
      minimum: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
      /** Publisher of the tariff. The default is the organisation. */
      source: Type.Optional(Text),
      /** Day of the tariff. The default is `data_date`. */
      date: Type.Optional(IsoDate),
    }),
  ),
});
export type RegionSettings = Static<typeof RegionSettings>;
