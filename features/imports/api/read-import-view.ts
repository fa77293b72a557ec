import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import type { ImportDetail } from '#features/imports/contract/imports.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findImport } from './import.store.ts';
import { importView } from './import.view.ts';
import { unknownKinds } from './row.store.ts';
import { countImports } from './sheet/count-imports.ts';
import { countSheets } from './sheet/sheet.store.ts';

/** @throws import_not_found */
export async function readImportView({ db, config }: Platform, id: string): Promise<ImportDetail> {
  const row = await findImport(db, config.REGION, id);
  if (!row) throw problem(IMPORT_ERRORS, 'import_not_found');
  const [counts, kinds, sheets] = await Promise.all([
    countImports(db, config.REGION, [row]),
    unknownKinds(db, config.REGION, id),
    countSheets(db, config.REGION, [id]),
  ]);
  return importView(row, { counts: counts.get(id), unknownKinds: kinds, sheet: sheets.get(id) });
}
