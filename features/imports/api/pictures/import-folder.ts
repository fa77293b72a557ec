import {
  dropPictures,
  type ImportedPhoto,
  importPhotos,
  keepPictures,
  knownPictures,
  takePhotosBack,
} from '#features/photos/api/public.ts';
import type { ImportLicence } from '#features/photos/contract/licences.ts';
import { listKnownPlaces, mergedIds } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { picturesInThread } from '../files/parse-in-thread.ts';
import { lockImport, moveImport, readContent, saveProgress } from '../import.store.ts';
import { hasOpenRows, saveTakenPictures, takenPictures } from '../row.store.ts';

type Parts = Pick<Platform, 'db' | 'config' | 'jobs'>;

/** Attaches the decided photos to their places, in one transaction. The jobs of the photos encode and publish them. */
export async function importFolder({ db, config, jobs }: Parts, importId: string): Promise<void> {
  const rows = await takenPictures(db, config.REGION, importId);
  const total = Math.max(1, rows.length);
  const progress = (done: number) => saveProgress(db, config.REGION, importId, { step: 'rows', done, total });
  await progress(0);
  const content = await readContent(db, config.REGION, importId);
  if (!content) throw new Error('the file of the import is gone');
  const bytes = await picturesInThread(
    content,
    rows.map(({ picture }) => picture.file),
  );
  const pictures = rows.map(({ picture }) => bytes.get(picture.file)!);
  const kept = await keepPictures({ config }, pictures);
  await progress(rows.length);
  const unused: string[] = [];
  try {
    await inTransaction(db, async (trx) => {
      const row = await lockImport(trx, config.REGION, importId);
      const placeOf = await livingPlaces(trx, config.REGION);
      const photos = rows.map(
        ({ picture: { author, licence, source, alt, hash }, twin_id, line }, at): ImportedPhoto & { line: number } => ({
          ...{ line, author, source, alt, hash, placeId: placeOf(twin_id) ?? '', licence: licence as ImportLicence },
          ...{ bytes: pictures[at]!.length, keptId: kept[at]! },
        }),
      );
      // Another import may have brought the same photo since this one was read, and two lines may name it.
      const hashes = photos.map(({ hash }) => hash);
      const known = new Set((await knownPictures(trx, config.REGION, hashes)).map(keyOf));
      const added = new Set<ImportedPhoto>();
      for (const photo of photos) {
        if (photo.placeId !== '' && !known.has(keyOf(photo))) added.add(photo);
        known.add(keyOf(photo));
      }
      const isNew = (photo: ImportedPhoto) => added.has(photo);
      unused.push(...photos.filter((photo) => !isNew(photo)).map(({ keptId }) => keptId));
      await importPhotos(
        trx,
        { config, jobs },
        { importId, photos: photos.filter(isNew).map(({ line: _, ...one }) => one) },
      );
      const outcomes = photos.map((photo) => ({
        ...{ line: photo.line, place: photo.placeId || null, as: isNew(photo) ? ('new' as const) : ('same' as const) },
      }));
      await saveTakenPictures(trx, config.REGION, importId, outcomes);
      const keepsFile = await hasOpenRows(trx, config.REGION, importId);
      if (!row || !(await moveImport(trx, config.REGION, row, 'finish', { keepsFile })))
        throw new Error('the import moved while it was running');
    });
  } catch (error) {
    await dropPictures({ config }, kept);
    throw error;
  }
  await dropPictures({ config }, unused);
}

/** A place may have been merged into another one, or deleted, since the file was read. */
async function livingPlaces(trx: Database, region: string): Promise<(id: string) => string | undefined> {
  const [places, merged] = [await listKnownPlaces(trx, region), await mergedIds(trx, region)];
  const known = new Set(places.map(({ id }) => id));
  return (id) => [merged.get(id) ?? id].find((one) => known.has(one));
}

const keyOf = ({ placeId, hash }: { placeId: string; hash: string }): string => `${placeId} ${hash}`;

/** Withdraws the photos of the import. A later job deletes their files. */
export async function takeFolderBack({ db, config }: Parts, importId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const removed = await takePhotosBack(trx, { config }, importId);
    const row = await lockImport(trx, config.REGION, importId);
    if (!row || !(await moveImport(trx, config.REGION, row, 'undone', { removed, paused: 0 })))
      throw new Error('the import moved while it was undone');
  });
}
