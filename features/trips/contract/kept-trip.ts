import { type Static, Type } from 'typebox';
import { Poster } from '#features/places/contract/place.ts';
import { closed, Instant, orNull, PageQuery } from '#features/schema.ts';
import { PlaceView } from './place-view.ts';
import { INTERESTS, MealName, TripDocument } from './trip.ts';
import { TRIP_ACTIONS, TRIP_STATES } from './trip-states.ts';

/**
 * The edit secret allows changes, and the share token allows reading. Requests send both in headers, never in a URL.
 */

export const EDIT_SECRET_HEADER = 'vereda-edit-secret';
export const SHARE_TOKEN_HEADER = 'vereda-share-token';

const Key = Type.String({ maxLength: 100 });

/** The schema accepts any short value, because the handler answers a wrong secret with 404. */
export const EditHeaders = Type.Object({ [EDIT_SECRET_HEADER]: Type.Optional(Key) });
export const ReadHeaders = Type.Object({
  [EDIT_SECRET_HEADER]: Type.Optional(Key),
  [SHARE_TOKEN_HEADER]: Type.Optional(Key),
});
export const TripParams = Type.Object({ id: Type.String({ maxLength: 100 }) });

const UUID_V4 = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$';

export const VISIBILITIES = ['private', 'link', 'members', 'public'] as const;

export const KeepTripBody = Type.Object(
  {
    uuid: Type.String({
      pattern: UUID_V4,
      description:
        'UUID al azar hecho por el navegador; si se repite antes de usar el secreto para editar, la respuesta es la misma. Es tan secreto como ellos.',
    }),
    document: TripDocument,
  },
  { additionalProperties: false },
);
export type KeepTripBody = Static<typeof KeepTripBody>;

export const TripKeys = Type.Object({
  id: Type.String(),
  editSecret: Type.String(),
  shareToken: Type.String(),
  version: Type.Integer(),
});
export type TripKeys = Static<typeof TripKeys>;

export const ChangeTripBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'La versión sobre la que se hizo el cambio' }),
    document: TripDocument,
  },
  { additionalProperties: false },
);
export type ChangeTripBody = Static<typeof ChangeTripBody>;

export const MoveTripBody = Type.Object(
  { action: Type.Enum([...TRIP_ACTIONS]), reason: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);
export type MoveTripBody = Static<typeof MoveTripBody>;

/** The published trip from which a trip was copied. */
export const TripCredit = Type.Object({
  id: Type.String(),
  title: Type.String(),
  author: orNull(Type.String({ description: 'Quien lo hizo, si quiso que se lea' })),
});
export type TripCredit = Static<typeof TripCredit>;

export const KeptTrip = Type.Object({
  id: Type.String(),
  access: Type.Enum(['edit', 'share'], { description: 'Lo que permite el secreto recibido' }),
  version: Type.Integer(),
  state: Type.Enum([...TRIP_STATES]),
  visibility: Type.Enum([...VISIBILITIES]),
  document: TripDocument,
  createdAt: Instant,
  updatedAt: Instant,
  erasedAfter: Type.Union([Instant, Type.Null()], {
    description: 'Mientras está en la papelera: cuándo se borra',
  }),
  can: Type.Array(Type.Enum([...TRIP_ACTIONS])),
  /** Absent if the trip is no copy, or if the trip from which it was copied is no longer public. */
  basedOn: Type.Optional(TripCredit),
});
export type KeptTrip = Static<typeof KeptTrip>;

export const ShareToken = Type.Object({ shareToken: Type.String() });

const MOST_DAYS = 31;
const Days = (description: string) => Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_DAYS, description }));

export const PublicTripsQuery = Type.Object(
  {
    minDays: Days('Con al menos estos días'),
    maxDays: Days('Con estos días como máximo'),
    month: Type.Optional(Type.Integer({ minimum: 1, maximum: 12, description: 'Mes en que empieza' })),
    interest: Type.Optional(Type.Enum([...INTERESTS])),
    ...PageQuery,
  },
  closed,
);

/** Days whose stops a list of public trips shows. */
export const MOST_LISTED_DAYS = 4;

export const PublicTrip = Type.Object({
  id: Type.String(),
  title: Type.String(),
  author: orNull(Type.String()),
  days: Type.Integer(),
  stops: Type.Integer(),
  startDate: Type.String({
    format: 'date',
    description: 'Del mismo mes y día de la semana que el viaje; no es su fecha',
  }),
  publishedAt: Instant,
  copies: Type.Integer({ description: 'Viajes que se hicieron copiando este' }),
  firstDays: Type.Array(
    Type.Object({
      stops: Type.Array(
        Type.Object({
          name: orNull(Type.String()),
          poster: orNull(Poster),
          meal: Type.Optional(MealName),
          begin: Type.Integer(),
          minutes: Type.Integer(),
        }),
      ),
    }),
    { maxItems: MOST_LISTED_DAYS, description: 'Las paradas de los primeros días' },
  ),
});
export type PublicTrip = Static<typeof PublicTrip>;

export const PublicTripsPage = Type.Object({
  items: Type.Array(PublicTrip),
  next: orNull(Type.String()),
});
export type PublicTripsPage = Static<typeof PublicTripsPage>;

export const PublicTripDetail = Type.Object({
  ...KeptTrip.properties,
  /** Present if the answer is what the author published, and not the trip itself. */
  published: Type.Optional(
    Type.Object({
      author: orNull(Type.String()),
      publishedAt: Instant,
      copies: Type.Integer(),
      places: Type.Array(PlaceView),
    }),
  ),
});
export type PublicTripDetail = Static<typeof PublicTripDetail>;
