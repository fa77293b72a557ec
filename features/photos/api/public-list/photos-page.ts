import type { Photo, PhotosPage } from '#features/photos/contract/photo.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { Platform } from '#server/platform.ts';
import { previewOf } from '#server/storage/preview-of.ts';
import { readVisible, type VisibleRow } from './visible.store.ts';

export async function photosPage(
  { db, config }: Platform,
  owner: { kind: string; id: string | null },
  { limit = PAGE_SIZE, cursor }: { limit?: number; cursor?: string },
): Promise<PhotosPage> {
  const page = { limit: limit + 1, after: readTimeCursor(cursor) };
  const { rows, next } = cutPage(await readVisible(db, config.REGION, owner, page), limit);
  return { items: await Promise.all(rows.map(photoView)), next };
}

async function photoView(row: VisibleRow): Promise<Photo> {
  const { id, files, thumbhash, alt, author, licence, source } = row;
  return {
    id,
    owner: row.owner_id,
    files,
    thumbhash,
    preview: await previewOf(thumbhash),
    alt,
    author,
    licence,
    source,
    takenOn: row.taken_on,
    publishedAt: row.published_at.toISOString(),
  };
}
