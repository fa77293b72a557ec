import { type Photo, PhotosPage } from '#features/photos/contract/photo.ts';
import { type Owner, ownerQuery } from '#features/reviews/api/public.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { type PhotoRow, readPhotos } from './photo.store.ts';

/** `GET /api/company-photos/`, `GET /api/trip-planned-photos/`: published photos, newest first. */
export function listPhotos(app: App, platform: Platform, owner: Owner, url: string): void {
  const { db, config } = platform;
  app.get(
    url,
    {
      config: { right: 'photos.read' },
      schema: {
        tags: ['Fotos, preguntas y comentarios'],
        summary: `Fotos publicadas (${owner.name})`,
        querystring: ownerQuery(owner),
        response: { 200: PhotosPage },
      },
    },
    async ({ actor, query, headers }) => {
      const asked = query[owner.parameter];
      const id = asked === undefined ? null : await owner.find(platform, asked, { actor, headers });
      const limit = query.limit ?? PAGE_SIZE;
      const found = await readPhotos(
        db,
        config.REGION,
        { kind: owner.kind, id },
        limit + 1,
        readTimeCursor(query.cursor),
      );
      const { rows, next } = cutPage(found, limit);
      return { items: rows.map(photoView), next };
    },
  );
}

function photoView(row: PhotoRow): Photo {
  const { id, files, thumbhash, alt, author, licence } = row;
  return {
    id,
    owner: row.owner_id,
    files,
    thumbhash,
    alt,
    author,
    licence,
    takenOn: row.taken_on,
    publishedAt: row.published_at.toISOString(),
  };
}
