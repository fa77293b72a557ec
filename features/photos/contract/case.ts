import { type Static, Type } from 'typebox';
import { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { closed, Id, Instant, orNull } from '#features/schema.ts';
import { PHOTO_JUDGEMENTS } from './photo-states.ts';
import { PHOTO_REASONS } from './reasons.ts';
import { PHOTO_FACTS, PHOTO_LIMITS } from './share.ts';

export const ReportPhoto = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Lo crea el navegador: repetir la solicitud no cuenta dos veces' }),
    reason: Type.Enum([...PHOTO_REASONS]),
    words: Type.Optional(Type.String({ maxLength: 500 })),
    email: Type.Optional(Type.String({ format: 'email', maxLength: 254, description: 'A dónde se responde' })),
  },
  closed,
);
export type ReportPhoto = Static<typeof ReportPhoto>;

/** A photo as the region's staff see it. */
export const PhotoCase = Type.Object({
  id: Id,
  owner: Type.Object({ kind: Type.String(), id: Type.String() }),
  ...PHOTO_FACTS,
  position: orNull(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  /** Reports about which the region has not decided. */
  reports: Type.Array(
    Type.Object({
      reason: Type.Enum([...PHOTO_REASONS]),
      words: orNull(Type.String()),
      at: Instant,
      getsAnswer: Type.Boolean({ description: 'Quien avisó recibe la respuesta por correo' }),
    }),
  ),
  judgements: Type.Array(Type.Enum([...PHOTO_JUDGEMENTS])),
});
export type PhotoCase = Static<typeof PhotoCase>;

export const PHOTO_WAITING = ['held', 'reported'] as const;
export type PhotoWaiting = (typeof PHOTO_WAITING)[number];

export const RegionPhotosQuery = Type.Object(
  {
    waiting: Type.Optional(Type.Enum([...PHOTO_WAITING, 'recent'])),
    cursor: Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' })),
  },
  closed,
);

export const RegionPhotos = Type.Object({
  items: Type.Array(PhotoCase),
  next: orNull(Type.String()),
  counts: Type.Object({ held: Type.Integer(), reported: Type.Integer() }),
});
export type RegionPhotos = Static<typeof RegionPhotos>;

export const JudgePhoto = Type.Object(
  { judgement: Type.Enum([...PHOTO_JUDGEMENTS]), reason: Type.Optional(Type.Enum([...PHOTO_REASONS])) },
  closed,
);
export type JudgePhoto = Static<typeof JudgePhoto>;

export const OwnerPhotos = Type.Object({ items: Type.Array(PhotoCase) });
export type OwnerPhotos = Static<typeof OwnerPhotos>;

/** The first id is the cover. Published photos that are not in the list follow, the newest first. */
export const ArrangePhotos = Type.Object(
  { about: OwnerRef, ids: Type.Array(Id, { maxItems: PHOTO_LIMITS.arranged, uniqueItems: true }) },
  closed,
);
export type ArrangePhotos = Static<typeof ArrangePhotos>;
