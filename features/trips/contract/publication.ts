import { type Static, Type } from 'typebox';
import { closed, Id, Instant, orNull } from '#features/schema.ts';
import { PlaceView } from './place-view.ts';
import { PUBLICATION_JUDGEMENTS, PUBLICATION_REASON_CODES, PUBLICATION_STATES } from './publication-states.ts';
import { TripDocument } from './trip.ts';

export const AUTHOR_NAME = { least: 2, most: 60 } as const;

export const PublishTripBody = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'La versión del viaje que se publica' }),
    authorName: orNull(
      Type.String({
        minLength: AUTHOR_NAME.least,
        maxLength: AUTHOR_NAME.most,
        pattern: '\\S',
        description: 'Cómo se nombra a quien lo hizo; `null` si no quiere que se lea',
      }),
    ),
    notes: Type.Boolean({ description: 'Si se leen las notas de las paradas' }),
  },
  closed,
);
export type PublishTripBody = Static<typeof PublishTripBody>;

export const PublicationQuery = Type.Object(
  { notes: Type.Optional(Type.Boolean({ description: 'Si la vista previa lleva las notas' })) },
  closed,
);

/** A publication as the author of the trip sees it. */
export const Publication = Type.Object({
  state: Type.Enum([...PUBLICATION_STATES]),
  version: Type.Integer(),
  authorName: orNull(Type.String()),
  notes: Type.Boolean(),
  askedAt: Instant,
  judgedAt: orNull(Instant),
  /** Why the region refused or removed it, in words. */
  reason: orNull(Type.String()),
});
export type Publication = Static<typeof Publication>;

export const OwnPublication = Type.Object({
  version: Type.Integer({ description: 'La versión guardada del viaje' }),
  /** The newest publication that was not replaced. */
  latest: orNull(Publication),
  /** The publication that others see now. */
  live: orNull(Publication),
  copies: Type.Integer(),
  /** The trip as others would see it. */
  preview: Type.Object({ document: TripDocument, places: Type.Array(PlaceView) }),
});
export type OwnPublication = Static<typeof OwnPublication>;

/** A publication as the region's staff see it. */
export const PublicationCase = Type.Object({
  id: Id,
  tripId: Type.String(),
  state: Type.Enum([...PUBLICATION_STATES]),
  authorName: orNull(Type.String()),
  notes: Type.Boolean(),
  askedAt: Instant,
  judgedAt: orNull(Instant),
  reason: orNull(Type.Enum(PUBLICATION_REASON_CODES)),
  /** Reports about which the region has not decided, the oldest first. */
  reports: Type.Array(
    Type.Object({ reason: Type.Enum(PUBLICATION_REASON_CODES), words: orNull(Type.String()), at: Instant }),
  ),
  replacesPublished: Type.Boolean({ description: 'Ya hay una versión publicada de este viaje' }),
  document: orNull(TripDocument),
  places: Type.Array(PlaceView),
  judgements: Type.Array(Type.Enum([...PUBLICATION_JUDGEMENTS])),
});
export type PublicationCase = Static<typeof PublicationCase>;

export const RegionTripsQuery = Type.Object(
  {
    waiting: Type.Optional(Type.Enum(['pending', 'reported', 'published'])),
    cursor: Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' })),
  },
  closed,
);
export const RegionTrips = Type.Object({
  items: Type.Array(PublicationCase),
  next: orNull(Type.String()),
  pending: Type.Integer(),
  reported: Type.Integer(),
});
export type RegionTrips = Static<typeof RegionTrips>;

export const JudgePublicTrip = Type.Object(
  {
    judgement: Type.Enum([...PUBLICATION_JUDGEMENTS]),
    reason: Type.Optional(Type.Enum(PUBLICATION_REASON_CODES)),
  },
  closed,
);
export type JudgePublicTrip = Static<typeof JudgePublicTrip>;

export const REPORT_WORDS_MOST = 500;

export const ReportPublicTrip = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Lo crea el navegador: repetir la solicitud no cuenta dos veces' }),
    reason: Type.Enum(PUBLICATION_REASON_CODES),
    words: Type.Optional(Type.String({ maxLength: REPORT_WORDS_MOST })),
  },
  closed,
);
export type ReportPublicTrip = Static<typeof ReportPublicTrip>;
