import { randomBytes } from 'node:crypto';
import type { ImportLicence } from '#features/photos/contract/licences.ts';
import { movePhotoState } from '#features/photos/contract/photo-states.ts';
import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { ENCODE_PHOTO, SENT_FILE } from '../encode/photo-files.ts';
import { insertPhoto, movePhoto } from '../photo.store.ts';
import { lockPhotosOfImport } from './import.store.ts';

/** The kind of owner that a place is. */
const PLACE = 'company';

export interface ImportedPhoto {
  placeId: string;
  author: string;
  licence: ImportLicence;
  /** Address of the page from which the photo comes. */
  source: string | null;
  alt: string;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  bytes: number;
  /** Id under which `keepPictures` stored the picture. */
  keptId: string;
}

/**
 * Stores pictures where the jobs find them.
 * @returns the ids of the files, in the order of the pictures
 */
export async function keepPictures(
  { config }: Pick<Platform, 'config'>,
  pictures: Iterable<Uint8Array>,
): Promise<string[]> {
  const files = keptFiles(config);
  const ids: string[] = [];
  try {
    for (const picture of pictures) {
      const id = randomBytes(24).toString('base64url');
      ids.push(id);
      await files.add(id, { [SENT_FILE]: Buffer.from(picture) });
    }
  } catch (error) {
    await dropPictures({ config }, ids);
    throw error;
  }
  return ids;
}

export async function dropPictures({ config }: Pick<Platform, 'config'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await keptFiles(config).remove(id);
}

/** The photos belong to the region, not to an account. Jobs encode and publish them. The first one is shown first. */
export async function importPhotos(
  trx: Database,
  { config, jobs }: Pick<Platform, 'config' | 'jobs'>,
  { importId, photos }: { importId: string; photos: readonly ImportedPhoto[] },
): Promise<void> {
  const newest = Date.now() * 1000;
  for (const [at, { placeId, source, keptId, hash, bytes, ...texts }] of photos.entries()) {
    const photo = await insertPhoto(trx, {
      ...{ region_id: config.REGION, owner_kind: PLACE, owner_id: placeId, state: 'uploading' },
      ...{ kept_id: keptId, bytes, source_url: source, import_id: importId },
      order_key: String(newest - at),
    });
    await movePhoto(trx, photo!, {
      action: 'share',
      actor: 'author',
      change: { ...texts, content_hash: Buffer.from(hash, 'hex') },
    });
    await jobs.add(trx, ENCODE_PHOTO, { photoId: photo!.id });
  }
}

/**
 * Withdraws the photos of an import. A later job deletes their files.
 * @returns the number of withdrawn photos
 */
export async function takePhotosBack(
  trx: Database,
  { config }: Pick<Platform, 'config'>,
  importId: string,
): Promise<number> {
  let count = 0;
  for (const photo of await lockPhotosOfImport(trx, config.REGION, importId)) {
    if (!movePhotoState(photo.state, 'region', 'take_back').ok) continue;
    await movePhoto(trx, photo, { action: 'take_back', actor: 'region' });
    count += 1;
  }
  return count;
}
