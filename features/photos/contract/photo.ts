import { type Static, Type } from 'typebox';

/** A published photo. Files are re-encoded, without the camera's data; sizes are pixels. */
export const Photo = Type.Object({
  id: Type.String(),
  owner: Type.String({ description: 'Id of the place or trip' }),
  files: Type.Array(
    Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer(), type: Type.String() }),
    { description: 'The same picture from small to large' },
  ),
  thumbhash: Type.Union([Type.String(), Type.Null()], {
    description: 'Base64 of a ThumbHash, to paint before the file comes',
  }),
  alt: Type.String(),
  author: Type.String(),
  licence: Type.String(),
  takenOn: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  publishedAt: Type.String({ format: 'date-time' }),
});
export type Photo = Static<typeof Photo>;

export const PhotosPage = Type.Object({ items: Type.Array(Photo), next: Type.Union([Type.String(), Type.Null()]) });
