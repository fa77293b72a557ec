import type { Static } from 'typebox';
import type { Photo, PhotosPage } from '#features/photos/contract/photo.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { Platform } from '#server/platform.ts';
import { type PhotoRow, readPhotos } from './photo.store.ts';

export async function photosPage(
  { db, config }: Platform,
  owner: { kind: string; id: string | null },
  { limit = PAGE_SIZE, cursor }: { limit?: number; cursor?: string },
): Promise<Static<typeof PhotosPage>> {
  const found = await readPhotos(db, config.REGION, owner, limit + 1, readTimeCursor(cursor));
  const { rows, next } = cutPage(found, limit);
  return { items: rows.map(photoView), next };
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
