import { type Static, Type } from 'typebox';
import { About, OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { HOLD_REASONS } from '#features/reviews/contract/review-content.ts';
import { closed, Day, Id, Instant, orNull } from '#features/schema.ts';
import { LICENCES } from './licences.ts';
import { Photo } from './photo.ts';
import { PHOTO_STATES } from './photo-states.ts';

/** Limits that no setting changes. The others are settings of the site (`server/storage/photo-settings.ts`). */
export const PHOTO_LIMITS = {
  /** Photos that a person chooses at once. */
  batch: 20,
  /** Photos whose order one request sets. */
  arranged: 5000,
  alt: 200,
  author: 60,
} as const;

/** Minutes in which the author can undo the withdrawal of a photo. Afterwards its files are deleted. */
export const UNDO_MINUTES = 10;

export const BeginPhoto = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Lo crea el navegador: repetir la solicitud no empieza otra foto' }),
    batch: Type.String({ format: 'uuid', description: 'El mismo para las fotos que se eligen juntas' }),
    about: OwnerRef,
    bytes: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Tamaño del archivo' }),
    type: Type.String({ maxLength: 100, description: 'Tipo que dice el navegador, como `image/jpeg`' }),
  },
  closed,
);
export type BeginPhoto = Static<typeof BeginPhoto>;

export const SharePhoto = Type.Object(
  {
    author: Type.String({ minLength: 2, maxLength: PHOTO_LIMITS.author, pattern: '\\S' }),
    licence: Type.Enum([...LICENCES]),
    alt: Type.String({ maxLength: PHOTO_LIMITS.alt, description: 'Qué se ve, para quien no la ve' }),
    taken: Type.Literal(true, { description: 'Quien comparte la tomó' }),
    agreed: Type.Literal(true, { description: 'Quienes salen en la foto están de acuerdo' }),
    order: Type.Integer({ minimum: 0, maximum: PHOTO_LIMITS.batch - 1, description: 'Puesto entre las elegidas' }),
    header: Type.Optional(
      Type.String({
        maxLength: 180_000,
        pattern: '^[A-Za-z0-9+/]*={0,2}$',
        description: 'Comienzo del archivo de la cámara en Base64, solo si se quiere guardar dónde se tomó',
      }),
    ),
  },
  closed,
);
export type SharePhoto = Static<typeof SharePhoto>;

export const PHOTO_FACTS = {
  state: Type.Enum([...PHOTO_STATES]),
  about: orNull(About),
  files: Photo.properties.files,
  thumbhash: Photo.properties.thumbhash,
  preview: Photo.properties.preview,
  alt: Type.String(),
  author: Type.String(),
  licence: Type.String(),
  source: Photo.properties.source,
  takenOn: orNull(Day),
  hasPosition: Type.Boolean(),
  sentAt: Instant,
  publishedAt: orNull(Instant),
  heldFor: Type.Array(Type.Enum([...HOLD_REASONS])),
  /** Why the file was refused or the region removed the photo, in words. */
  reason: orNull(Type.String()),
};

export const OwnPhoto = Type.Object({
  id: Id,
  ...PHOTO_FACTS,
  can: Type.Object({ withdraw: Type.Boolean(), restore: Type.Boolean() }),
});
export type OwnPhoto = Static<typeof OwnPhoto>;

export const OwnPhotos = Type.Object({ items: Type.Array(OwnPhoto), next: orNull(Type.String()) });
export type OwnPhotos = Static<typeof OwnPhotos>;

export const OwnPhotosQuery = Type.Object(
  { cursor: Type.Optional(Type.String({ maxLength: 200, description: 'El `next` de la página anterior' })) },
  closed,
);
