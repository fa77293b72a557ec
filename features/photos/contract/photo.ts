import { type Static, Type } from 'typebox';
import { Day, Instant, orNull } from '#features/schema.ts';

/** The files contain no metadata of the camera. Widths and heights are in pixels. */
export const Photo = Type.Object({
  id: Type.String(),
  owner: Type.String({ description: 'Identificador del lugar, del operador o del viaje' }),
  files: Type.Array(
    Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer(), type: Type.String() }),
    { description: 'La misma foto, de menor a mayor' },
  ),
  thumbhash: Type.Union([Type.String(), Type.Null()], {
    description: 'ThumbHash en Base64, para pintar antes de que llegue el archivo',
  }),
  preview: Type.Union([Type.String(), Type.Null()], {
    description: 'La misma imagen mínima, ya dibujada (`data:image/webp`)',
  }),
  alt: Type.String(),
  author: Type.String(),
  licence: Type.String(),
  source: orNull(Type.String({ description: 'Página de la que viene la foto' })),
  takenOn: orNull(Day),
  publishedAt: Instant,
});
export type Photo = Static<typeof Photo>;

export const PhotosPage = Type.Object({ items: Type.Array(Photo), next: orNull(Type.String()) });
export type PhotosPage = Static<typeof PhotosPage>;
