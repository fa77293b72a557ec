import { Type } from 'typebox';
import { hasPosition } from '#features/imports/contract/columns.ts';
import { type ImportSource, type Mapping, MOST_COLUMNS } from '#features/imports/contract/imports.ts';
import { plainWord } from '#features/imports/contract/plain-word.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { Id } from '#features/schema.ts';
import { allowLongWork } from '#server/database/time-limits.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { photoLimits } from '#server/storage/photo-settings.ts';
import { UnreadableImport } from '../files/file-grid.ts';
import { parseInThread } from '../files/parse-in-thread.ts';
import {
  findImport,
  lockImport,
  moveImport,
  type Progress,
  type Reading,
  readContent,
  rememberedMapping,
  saveProgress,
  saveReading,
} from '../import.store.ts';
import { judgeAll } from '../judge/judge-all.ts';
import { type HeadedTable, headedTable, recogniseColumns } from '../mapping/recognise-columns.rules.ts';
import { usualSource } from '../mapping/usual-source.ts';
import { readFolder } from '../pictures/read-folder.ts';
import { dropRows, saveRows } from '../row.store.ts';
import { isOwnSheet } from '../sheet/judge-sheet.rules.ts';
import { readSheet } from '../sheet/read-sheet.ts';
import { fileProgress } from './file-progress.ts';

const CHUNK = 1000;
const SAMPLES = 3;
const SAMPLE_CHARACTERS = 80;

export const READ = 'imports/read';

/** Reads the file, recognises its columns and judges every row. Nothing becomes a place. */
export const readImport = defineJob(
  Type.Object({ importId: Id }),
  async ({ importId }, platform, { last }) => {
    try {
      await read(importId, platform);
    } catch (error) {
      if (!(error instanceof UnreadableImport) && !last) throw error;
      const detail = error instanceof UnreadableImport ? error.detail : 'No pudimos leer el archivo. Vuelve a subirlo.';
      await giveUp(platform, importId, { move: 'fail', failure: detail });
      if (!(error instanceof UnreadableImport)) throw error;
    }
  },
  { attempts: 3 },
);

async function read(importId: string, platform: Platform): Promise<void> {
  const { db, config, region } = platform;
  const found = await findImport(db, config.REGION, importId);
  if (found?.state !== 'reading') return;
  const content = await readContent(db, config.REGION, importId);
  if (!content) throw new UnreadableImport('El archivo ya no está. Súbelo otra vez.');
  const now = await region.current();
  const progress = (step: Progress['step'], done: number, total: number) =>
    saveProgress(db, config.REGION, importId, { step, done, total });
  const ofFile = fileProgress((percent) => progress('file', percent, 100));
  const grid = await parseInThread(content, {
    box: found.box ?? now.settings.reach,
    photos: photoLimits(config),
    onProgress: ofFile.note,
  }).finally(ofFile.settle);
  if (grid.format === 'photos') return readFolder(platform, importId, grid);
  const { format, notes } = grid;
  const table = headedTable(grid.rows.splice(0));
  if (table.headings.length === 0 || table.rows.length === 0)
    throw new UnreadableImport('El archivo no tiene filas con lugares.');
  if (table.headings.length > MOST_COLUMNS)
    throw new UnreadableImport(`El archivo tiene más de ${MOST_COLUMNS} columnas.`);

  if (found.purpose === 'sheet' || isOwnSheet(table.headings)) return readSheet(platform, { importId, grid, table });

  const recognised = recogniseColumns(table.headings);
  const headingsKey = table.headings.map(plainWord).join('|').slice(0, 2000);
  const remembered = found.mapping ? undefined : await rememberedMapping(db, config.REGION, headingsKey);
  const guessed: Mapping = { columns: recognised.map(({ field }) => field), kinds: {}, usualKind: null };
  const day = today(regionClock(now));
  const usual = () =>
    usualSource({
      format,
      headings: table.headings,
      organisation: now.settings.organisation.name,
      today: day,
    });
  const reading: Reading & { source: ImportSource } = {
    ...{ format, notes, headingsKey, isRemembered: remembered !== undefined },
    columns: table.headings.map((heading, at) => ({
      heading,
      samples: samplesOf(table, at),
      isSure: recognised[at]!.isSure,
    })),
    mapping: found.mapping ?? remembered?.mapping ?? guessed,
    source: found.source ?? (remembered ? { ...remembered.source, date: day } : usual()),
  };
  const { columns } = reading.mapping;
  const isComplete = columns.length === table.headings.length && columns.includes('name') && hasPosition(columns);

  const ofRows = (done: number) => progress('rows', done, table.rows.length);
  if (isComplete) await ofRows(0);
  await inTransaction(db, async (trx) => {
    await allowLongWork(trx);
    if (isComplete) {
      let stored = 0;
      for await (const judged of judgeAll(platform, now, { table, reading, fileName: found.file_name }, CHUNK)) {
        await saveRows(trx, config.REGION, importId, judged);
        stored += judged.length;
        await ofRows(stored);
      }
    } else {
      await dropRows(trx, config.REGION, importId);
    }
    const row = await lockImport(trx, config.REGION, importId);
    if (!row) return;
    await saveReading(trx, config.REGION, importId, reading);
    await moveImport(trx, config.REGION, row, isComplete ? 'found' : 'lacks');
  });
}

/** Ends a job that cannot succeed. */
export async function giveUp(
  { db, config }: Platform,
  importId: string,
  { move, failure }: { move: 'fail' | 'stop' | 'keep'; failure: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockImport(trx, config.REGION, importId);
    if (row) await moveImport(trx, config.REGION, row, move, { failure });
  });
}

function samplesOf({ rows }: HeadedTable, column: number): string[] {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = cells[column];
    if (value) values.add(value.slice(0, SAMPLE_CHARACTERS));
    if (values.size === SAMPLES) break;
  }
  return [...values];
}
