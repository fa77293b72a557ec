import { MOST_SHEET_ROWS } from '#features/imports/contract/sheet.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { districtSpelling, listKnownPlaces, readSnapshots } from '#features/places/api/public.ts';
import { allowLongWork } from '#server/database/time-limits.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { type FileGrid, UnreadableImport } from '../files/file-grid.ts';
import { lockImport, moveImport, saveProgress, saveSheetReading } from '../import.store.ts';
import { within } from '../judge/judge-all.ts';
import { knownTwins, twinOf } from '../judge/twins.rules.ts';
import type { HeadedTable } from '../mapping/recognise-columns.rules.ts';
import { type JudgeSetting, judgeLine, type SheetLine, sheetLines } from './judge-sheet.rules.ts';
import { dropSheetRows, saveSheetRows } from './sheet.store.ts';

const CHUNK = 500;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Read {
  importId: string;
  grid: FileGrid;
  table: HeadedTable;
}

/**
 * Compares the rows of the region's own sheet with its places. No place changes.
 * @throws {UnreadableImport}
 */
export async function readSheet(platform: Platform, { importId, grid, table }: Read): Promise<void> {
  const { db, config } = platform;
  const found = sheetLines(table);
  if (!found)
    throw new UnreadableImport('Esta hoja no tiene la columna «Id». Descarga los lugares otra vez y cambia esa hoja.');
  const { lines, unused } = found;
  if (lines.length > MOST_SHEET_ROWS)
    throw new UnreadableImport(
      `La hoja tiene más de ${MOST_SHEET_ROWS.toLocaleString('es')} filas. Divídela en varias.`,
    );
  const region = await platform.region.current();
  const setting = await settingOf(platform, region, lines);
  const ids = lines.map(({ cells }) => (cells.id ?? '').toLowerCase()).filter((id) => UUID.test(id));
  const places = await readSnapshots(db, config.REGION, operatorRows, [...new Set(ids)]);
  const progress = (done: number) =>
    saveProgress(db, config.REGION, importId, { step: 'rows', done, total: lines.length });
  await progress(0);
  await inTransaction(db, async (trx) => {
    await allowLongWork(trx);
    await dropSheetRows(trx, config.REGION, importId);
    const seen = new Set<string>();
    let same = 0;
    for (let at = 0; at < lines.length; at += CHUNK) {
      const judged = lines.slice(at, at + CHUNK).map((line) => judgeLine(line, places, setting, seen));
      const differing = judged.filter(({ kind }): boolean => kind !== 'same');
      same += judged.length - differing.length;
      await saveSheetRows(trx, config.REGION, importId, differing);
      await progress(Math.min(at + CHUNK, lines.length));
    }
    const row = await lockImport(trx, config.REGION, importId);
    if (!row) return;
    const notes = unused.length > 0 ? [...grid.notes, `No usamos estas columnas: ${unused.join(', ')}.`] : grid.notes;
    await saveSheetReading(trx, config.REGION, importId, { format: grid.format, notes, same });
    await moveImport(trx, config.REGION, row, 'found');
  });
}

async function settingOf(
  { db, config }: Platform,
  region: RegionNow,
  lines: readonly SheetLine[],
): Promise<JudgeSetting> {
  const { settings } = region;
  const adds = lines.some(({ cells }) => !cells.id);
  const grid = knownTwins(adds ? await listKnownPlaces(db, config.REGION) : []);
  return {
    money: settings.currency,
    country: settings.country,
    insideBox: within(settings.bbox),
    insideReach: within(settings.reach),
    districtName: await districtSpelling(region),
    twinOf(row) {
      const twin = twinOf(row, grid);
      return twin && { id: twin.place.id, name: twin.place.name, metres: twin.metres };
    },
  };
}
