import { countPhotosOfPlaces, knownPictures } from '#features/photos/api/public.ts';
import { listKnownPlaces, mergedIds } from '#features/places/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { type PictureFolder, UnreadableImport } from '../files/file-grid.ts';
import { lockImport, moveImport, saveReading } from '../import.store.ts';
import { savePictures } from '../row.store.ts';
import { judgePictures } from './judge-pictures.rules.ts';
import { pictureTable } from './picture-table.rules.ts';
import { placeIndex } from './place-index.rules.ts';

/**
 * Judges the photos of a folder. Nothing becomes a photo.
 * @throws {UnreadableImport}
 */
export async function readFolder({ db, config }: Platform, importId: string, folder: PictureFolder): Promise<void> {
  const table = pictureTable(folder.rows);
  if ('lacks' in table) throw new UnreadableImport(`A la tabla le falta la columna ${table.lacks}.`);
  const [known, merged] = [await listKnownPlaces(db, config.REGION), await mergedIds(db, config.REGION)];
  const hashes = folder.pictures.map(({ hash }) => hash).filter(Boolean);
  const there = await knownPictures(db, config.REGION, hashes);
  const rows = judgePictures(table.rows, folder.pictures, {
    places: placeIndex(known, merged),
    there: new Map(there.map(({ placeId, hash, isRemoved }) => [`${placeId} ${hash}`, isRemoved])),
    photosOf: await countPhotosOfPlaces(db, config.REGION),
    most: config.PHOTOS_PER_PLACE,
  });
  await inTransaction(db, async (trx) => {
    const row = await lockImport(trx, config.REGION, importId);
    if (!row) return;
    await savePictures(trx, config.REGION, importId, rows);
    await saveReading(trx, config.REGION, importId, {
      ...{ format: 'photos', notes: folder.notes, columns: [], headingsKey: 'photos', isRemembered: false },
      ...{ mapping: { columns: [], kinds: {}, usualKind: null }, source: null },
    });
    await moveImport(trx, config.REGION, row, 'found');
  });
}
