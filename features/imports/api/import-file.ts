import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import type { ImportDetail, ImportRow, ImportSource } from '#features/imports/contract/imports.ts';
import { ensureRegion } from '#features/organisation/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Box } from '#server/osm/box.ts';
import type { Attempt, Platform } from '#server/platform.ts';
import { dropImport, insertImport, lockImport, moveImport, saveMapping } from './import.store.ts';
import { rowView } from './import.view.ts';
import { hashOf } from './import-hash.ts';
import { readImport } from './jobs/read-import.ts';
import { runImport } from './jobs/run-import.ts';
import { readImportView } from './read-import-view.ts';
import { listRows } from './row.store.ts';

interface FileImport {
  name: string;
  content: Buffer;
  source?: Partial<ImportSource>;
  /** Part of an extract of OpenStreetMap to read. */
  box?: Box;
  /** `true` reads and judges the file, and leaves nothing behind. */
  dryRun: boolean;
}

export interface FileReport {
  detail: ImportDetail;
  asking: ImportRow[];
  refused: ImportRow[];
}

const MOST_LISTED = 1000;
const ONCE: Attempt = { jobId: 'command', number: 1, last: true };

/** Imports a file as the back office does. The back office lists the import and can undo it. */
export async function importFile(
  platform: Platform,
  { name, content, source, box, dryRun }: FileImport,
): Promise<FileReport> {
  const { db, config } = platform;
  const hash = hashOf(content, box ?? null);
  const { id, isNew } = await inTransaction(db, async (trx) => {
    await ensureRegion(trx, config.REGION);
    return insertImport(trx, config.REGION, { name, content, hash, by: null, box: box ?? null });
  });
  try {
    await readImport.run({ importId: id }, platform, ONCE);
    if (source) await readAgain(platform, id, source);
    const detail = await readImportView(platform, id);
    if (!dryRun && detail.state === 'ready' && detail.counts.take > 0) {
      await move(platform, id, 'start');
      await runImport.run({ importId: id }, platform, ONCE);
    }
    const page = { limit: MOST_LISTED, after: 0 };
    const [asking, refused] = [
      await listRows(db, config.REGION, id, { view: 'ask', ...page }),
      await listRows(db, config.REGION, id, { view: 'refuse', ...page }),
    ];
    return { detail: await readImportView(platform, id), asking: asking.map(rowView), refused: refused.map(rowView) };
  } finally {
    if (dryRun && isNew) await dropImport(db, config.REGION, id);
  }
}

async function readAgain(platform: Platform, id: string, source: Partial<ImportSource>): Promise<void> {
  const { db, config } = platform;
  const { state, mapping, source: usual } = await readImportView(platform, id);
  if (state !== 'ready' || !usual) return;
  await move(platform, id, 'map');
  await saveMapping(db, config.REGION, id, { mapping, source: { ...usual, ...source } });
  await readImport.run({ importId: id }, platform, ONCE);
}

async function move({ db, config }: Platform, id: string, step: 'start' | 'map'): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockImport(trx, config.REGION, id);
    if (!row || !(await moveImport(trx, config.REGION, row, step))) throw problem(IMPORT_ERRORS, 'import_cannot');
  });
}
