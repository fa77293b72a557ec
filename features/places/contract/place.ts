import { type Static, Type } from 'typebox';
import { ClosureNotice } from '#features/closures/contract/closure.ts';
import { PlaceNotice } from '#features/closures/contract/place-notice.ts';
import { POSITIONS_IN_TEXT } from '#features/maps/contract/position.ts';
import { Day, Instant, orNull } from '#features/schema.ts';
import { PLACE_CLAIMS } from './claim-states.ts';
import { AccessMeasures, feeParts, LanguageList, PaymentMeansList, RegisterEntry } from './place-extras.ts';

/** The API says `company` for a place of any kind. Times are local "HH:MM", distances metres, money minor units. */

export const CATEGORIES = [
  'archaeological_site',
  'museum',
  'historic_building',
  'church',
  'square',
  'beach',
  'nature',
  'viewpoint',
  'water',
  'town',
  'market',
  'food',
  'lodging',
  'shop',
  'activity',
  'transport',
  'service',
] as const;
export const Category = Type.Enum([...CATEGORIES]);
export type Category = (typeof CATEGORIES)[number];

export const HoursClassSchema = Type.Enum(['known', 'open_space', 'assumed', 'unknown']);

export const Poster = Type.Object({
  scene: Type.String(),
  seed: Type.String(),
  hour: Type.Optional(Type.String()),
});
export type Poster = Static<typeof Poster>;

/** Only published hours give `open` or `closed`. */
export const OpenState = Type.Object({
  state: Type.Enum(['open', 'closed', 'open_space', 'unknown']),
  until: Type.Optional(Type.String({ description: 'HH:MM' })),
  /** `YYYY-MM-DD`. Absent if `until` is on the requested day. */
  untilDate: Type.Optional(Day),
  untilDays: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type OpenState = Static<typeof OpenState>;

export const HoursOnDay = Type.Object({
  date: Day,
  /** [open, close] as "HH:MM". The list is empty if the place is closed all day. */
  hours: Type.Array(Type.Tuple([Type.String(), Type.String()])),
});
export type HoursOnDay = Static<typeof HoursOnDay>;

export const FromCentre = Type.Object({
  minutes: Type.Integer(),
  metres: Type.Integer(),
  mode: Type.Enum(['walk', 'drive', 'train', 'boat']),
  basis: Type.Enum(['road_graph', 'official', 'estimate']),
});

export const PlaceCard = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  category: Category,
  /** More specific than the category, and in Spanish, such as "Huaca" or "Picantería". */
  kindLabel: Type.String(),
  district: orNull(Type.String()),
  lon: Type.Number(),
  lat: Type.Number(),
  poster: Poster,
  hoursClass: HoursClassSchema,
  open: OpenState,
  /** The published hours of the requested day. Absent if the request names no day, or names today. */
  onDay: Type.Optional(HoursOnDay),
  fromCentre: orNull(FromCentre),
  featured: Type.Boolean(),
  closure: orNull(ClosureNotice),
});
export type PlaceCard = Static<typeof PlaceCard>;

export const FactSource = Type.Object({
  name: Type.String(),
  url: orNull(Type.String()),
  date: Day,
  licence: Type.String(),
});
export type FactSource = Static<typeof FactSource>;

export const Fact = Type.Object({
  key: Type.String(),
  value: Type.Unknown(),
  source: FactSource,
});

export const Hours = Type.Object({
  class: HoursClassSchema,
  /** Hours in the grammar of OpenStreetMap `opening_hours`, or null if the hours are unknown. */
  rule: orNull(Type.String()),
  /** Seven days from Monday with [open, close] as "HH:MM". Times after midnight exceed "24:00", such as "26:00". */
  week: Type.Array(Type.Array(Type.Tuple([Type.String(), Type.String()]))),
  note: orNull(Type.String()),
  source: orNull(FactSource),
  verifiedAt: orNull(Day),
  /** The team of a claimed place did not confirm the hours for long. */
  isOld: Type.Boolean(),
});
export type Hours = Static<typeof Hours>;

export const Fees = Type.Object({ ...feeParts, text: orNull(Type.String()), source: FactSource });

/** One ticket for several places. */
export const SharedTicket = Type.Object({
  fees: orNull(Fees),
  /** The other places of the ticket. */
  places: Type.Array(Type.Pick(PlaceCard, ['id', 'slug', 'name'])),
});
export type SharedTicket = Static<typeof SharedTicket>;

export const AccessLeg = Type.Object({
  from: Type.String(),
  mode: Type.String(),
  text: Type.String(),
  minutes: orNull(Type.Integer()),
  metres: orNull(Type.Integer()),
});

/** `closed` means that the place may be closed on the day of a visit. `way` includes a doubtful position. */
export const DOUBT_SUBJECTS = ['closed', 'hours', 'price', 'way', 'other'] as const;

export const PlaceDoubt = Type.Object({
  about: Type.Enum([...DOUBT_SUBJECTS]),
  text: Type.String({ description: 'Una frase para quien viaja' }),
});
export type PlaceDoubt = Static<typeof PlaceDoubt>;

export const PlaceDetail = Type.Object({
  ...PlaceCard.properties,
  summary: orNull(Type.String()),
  summarySource: orNull(FactSource),
  hours: Hours,
  fees: orNull(Fees),
  ticket: orNull(SharedTicket),
  visitMinutes: orNull(
    Type.Object({
      minimum: Type.Integer(),
      typical: Type.Integer(),
      maximum: Type.Integer(),
      basis: Type.Enum(['source', 'estimate']),
    }),
  ),
  altitude: orNull(Type.Integer()),
  address: orNull(Type.String()),
  phones: Type.Array(Type.String()),
  whatsapp: orNull(Type.String()),
  email: orNull(Type.String()),
  website: orNull(Type.String()),
  paymentMeans: PaymentMeansList,
  languages: LanguageList,
  /** Empty if the place is not measured. */
  access: AccessMeasures,
  register: orNull(RegisterEntry),
  registerCheckedOn: orNull(Day),
  activities: Type.Array(Type.String()),
  accessLegs: Type.Array(AccessLeg),
  doubts: Type.Array(PlaceDoubt),
  claim: Type.Enum([...PLACE_CLAIMS]),
  sources: Type.Array(FactSource),
  updatedAt: Instant,
  /** Today's and coming notices of the team. The earliest is the first. */
  notices: Type.Array(PlaceNotice),
  nearby: Type.Array(PlaceCard),
});
export type PlaceDetail = Static<typeof PlaceDetail>;

export const SORTS = ['relevance', 'near', 'name'] as const;

const DEGREES = '-?\\d{1,3}(\\.\\d{1,12})?';

export const PlacesQuery = Type.Object(
  {
    q: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 80,
        description:
          'Nombre, tipo de lugar o distrito; también «gratis», «barato», «con niños», «abierto mañana» o «cerca de …». No importan las tildes ni los errores pequeños',
      }),
    ),
    category: Type.Optional(
      Type.String({ maxLength: 300, description: 'Una o varias categorías, separadas por comas' }),
    ),
    district: Type.Optional(
      Type.String({ maxLength: 600, description: 'Uno o varios distritos, separados por comas' }),
    ),
    openAt: Type.Optional(
      Type.String({
        pattern: '^(now|\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2})$',
        description:
          'Hora local «AAAA-MM-DDTHH:MM», o «now». Solo lugares con horario publicado que dice que entonces están abiertos.',
      }),
    ),
    openOn: Type.Optional(
      Type.String({
        format: 'date',
        description: 'Día local. Solo lugares con horario publicado que dice que abren ese día.',
      }),
    ),
    knownHours: Type.Optional(Type.Boolean({ description: 'Solo lugares con horario publicado' })),
    feeTo: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000_000,
        description:
          'Entrada de una persona adulta, como mucho (unidades menores); 0 para lo gratuito. Solo lugares con entrada conocida y espacios abiertos sin entrada.',
      }),
    ),
    children: Type.Optional(Type.Boolean({ description: 'Solo lugares que la región señala para niñas y niños' })),
    box: Type.Optional(
      Type.String({ pattern: `^${DEGREES}(,${DEGREES}){3}$`, description: 'oeste,sur,este,norte en grados' }),
    ),
    near: Type.Optional(
      Type.String({
        pattern: `^${DEGREES},${DEGREES}$`,
        ...POSITIONS_IN_TEXT,
        description: 'longitud,latitud en grados; ordena por cercanía si no hay `q` ni `sort`',
      }),
    ),
    ids: Type.Optional(Type.String({ maxLength: 3700, description: 'Hasta 100 identificadores separados por comas' })),
    sort: Type.Optional(Type.Enum([...SORTS])),
    facets: Type.Optional(Type.Boolean({ description: 'Cuántos hay por categoría, distrito y tipo de horario' })),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, description: 'Lugares por página; 24 si no se indica' }),
    ),
    cursor: Type.Optional(
      Type.String({ maxLength: 400, description: 'El `next` de la página anterior, con los mismos filtros' }),
    ),
  },
  { additionalProperties: false },
);
export type PlacesQuery = Static<typeof PlacesQuery>;

export const PlaceParams = Type.Object({ idOrSlug: Type.String({ minLength: 1, maxLength: 200 }) });

export const FacetCount = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() });
export type FacetCount = Static<typeof FacetCount>;

export const UnderstoodPart = Type.Object({
  kind: Type.Enum(['meaning', 'open', 'free', 'cheap', 'children', 'near', 'district']),
  label: Type.String({
    description: 'Con `meaning`, `near` y `district`, un nombre. Con `open`, «now» o la fecha. Si no, vacío',
  }),
  /** Kind of a useful place, such as `pharmacy`. Useful places are not among the items. */
  amenity: Type.Optional(Type.String()),
  without: Type.String({ description: 'La búsqueda sin esta parte' }),
  /** Position in degrees of what a `near` part names. */
  at: Type.Optional(Type.Object({ lon: Type.Number(), lat: Type.Number() })),
});
export type UnderstoodPart = Static<typeof UnderstoodPart>;

export const PlacesPage = Type.Object({
  items: Type.Array(PlaceCard),
  /** Number of matches. If the number exceeds 1,000 (500 for a search with `q`), it is only a lower bound. */
  total: Type.Integer(),
  totalIsFloor: Type.Boolean(),
  next: orNull(Type.String()),
  facets: Type.Optional(
    Type.Object({
      category: Type.Array(FacetCount),
      district: Type.Array(FacetCount),
      hours: Type.Array(FacetCount),
      areFloors: Type.Boolean(),
    }),
  ),
  corrected: Type.Optional(Type.String()),
  understood: Type.Optional(Type.Array(UnderstoodPart)),
});
export type PlacesPage = Static<typeof PlacesPage>;

export const Pin = Type.Tuple([
  Type.String({ description: 'id' }),
  Type.String({ description: 'slug' }),
  Type.String({ description: 'name' }),
  Category,
  Type.Number({ description: 'lon' }),
  Type.Number({ description: 'lat' }),
]);
export type Pin = Static<typeof Pin>;

export const PinsAnswer = Type.Object({
  pins: Type.Array(Pin),
  /** Is true if the reply leaves out places. A client then queries `/api/companies/` with a box. */
  truncated: Type.Boolean(),
});
export type PinsAnswer = Static<typeof PinsAnswer>;
