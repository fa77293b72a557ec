import { type Static, Type } from 'typebox';
import { POSITIONS_IN_TEXT } from '#features/maps/contract/position.ts';
import { closed, Day, orNull } from '#features/schema.ts';

/** In the order in which screens list the kinds. */
export const AMENITY_KINDS = [
  'pharmacy',
  'hospital',
  'clinic',
  'police',
  'fire_station',
  'bank',
  'atm',
  'exchange',
  'fuel',
  'parking',
  'bus_station',
  'toilets',
  'information',
  'supermarket',
  'laundry',
] as const;
export const AmenityKind = Type.Enum([...AMENITY_KINDS]);
export type AmenityKind = (typeof AMENITY_KINDS)[number];

/** The kinds that the page of a place shows. */
export const NEARBY_KINDS = [
  'pharmacy',
  'atm',
  'bank',
  'toilets',
  'hospital',
  'police',
  'fuel',
  'bus_station',
] as const satisfies readonly AmenityKind[];

export const EMERGENCY_KINDS = ['hospital', 'police', 'pharmacy'] as const satisfies readonly AmenityKind[];

export const Amenity = Type.Object({
  /** Id in OpenStreetMap, such as `node/11515059053`. */
  id: Type.String(),
  kind: AmenityKind,
  /** The name, or else the brand or the operator. */
  name: orNull(Type.String()),
  lon: Type.Number(),
  lat: Type.Number(),
  address: orNull(Type.String()),
  phone: orNull(Type.String()),
  /** Grammar `opening_hours` of OpenStreetMap. */
  hours: orNull(Type.String()),
  alwaysOpen: Type.Boolean(),
  /** Says whether a hospital has an emergency department. Null if the source does not say. */
  emergency: orNull(Type.Boolean()),
});
export type Amenity = Static<typeof Amenity>;

export const AmenitySource = Type.Object({
  name: Type.String(),
  attribution: Type.String(),
  url: orNull(Type.String()),
  licence: Type.String(),
  date: Day,
});
export type AmenitySource = Static<typeof AmenitySource>;

const KINDS_IN_TEXT = `^(${AMENITY_KINDS.join('|')})(,(${AMENITY_KINDS.join('|')}))*$`;
const Kinds = Type.String({ maxLength: 200, pattern: KINDS_IN_TEXT, description: 'Tipos, separados por comas' });
const POINT = '-?\\d{1,3}(\\.\\d{1,9})?,-?\\d{1,2}(\\.\\d{1,9})?';

export const MOST_AMENITIES = 2000;

export const AmenitiesQuery = Type.Object(
  {
    kind: Type.Optional(Kinds),
    near: Type.Optional(
      Type.String({
        maxLength: 40,
        pattern: `^${POINT}$`,
        ...POSITIONS_IN_TEXT,
        description: '"longitud,latitud"; el centro de la región si no se indica',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_AMENITIES, description: '24 si no se indica' })),
  },
  closed,
);
export type AmenitiesQuery = Static<typeof AmenitiesQuery>;

/** `metres` is the straight line from the point `near` of the request. */
export const ListedAmenity = Type.Object({ ...Amenity.properties, metres: Type.Integer() });
export type ListedAmenity = Static<typeof ListedAmenity>;

export const AmenitiesList = Type.Object({
  items: Type.Array(ListedAmenity),
  total: Type.Integer(),
  source: orNull(AmenitySource),
});
export type AmenitiesList = Static<typeof AmenitiesList>;

export const AmenityCount = Type.Object({ kind: AmenityKind, count: Type.Integer() });
export type AmenityCount = Static<typeof AmenityCount>;

export const AmenityKindsAnswer = Type.Object({ items: Type.Array(AmenityCount) });

export const MOST_POINTS = 60;

const Points = Type.String({
  minLength: 3,
  maxLength: 1800,
  pattern: `^${POINT}(;${POINT}){0,${MOST_POINTS - 1}}$`,
  ...POSITIONS_IN_TEXT,
  description: `Hasta ${MOST_POINTS} puntos "longitud,latitud", separados por punto y coma`,
});

export const NearestQuery = Type.Object({ at: Points, kind: Type.Optional(Kinds) }, closed);

export const AmenityWay = Type.Object({
  minutes: Type.Integer(),
  metres: Type.Integer(),
  mode: Type.Enum(['walk', 'drive', 'train', 'boat']),
  basis: Type.Enum(['road_graph', 'official', 'estimate']),
});

export const NearAmenity = Type.Object({ ...Amenity.properties, way: AmenityWay });
export type NearAmenity = Static<typeof NearAmenity>;

/** One list for each point of the request, with the nearest useful place of each kind. */
const nearestLists = Type.Array(Type.Array(NearAmenity));

export const NearestAnswer = Type.Object({ nearest: nearestLists, source: orNull(AmenitySource) });
export type NearestAnswer = Static<typeof NearestAnswer>;

export const EmergencyQuery = Type.Object({ at: Type.Optional(Points) }, closed);

export const EmergencyNumber = Type.Object({ name: Type.String(), number: Type.String() });

export const EmergencyHelp = Type.Object({
  /** Numbers of the country's emergency services. */
  numbers: Type.Array(EmergencyNumber),
  nearest: nearestLists,
  source: orNull(AmenitySource),
});
export type EmergencyHelp = Static<typeof EmergencyHelp>;
