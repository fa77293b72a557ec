import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import type { ImportDetail } from '#features/imports/contract/imports.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findImport } from './import.store.ts';
import { importView } from './import.view.ts';
import { countRows, unknownKinds } from './row.store.ts';

/** @throws import_not_found */
export async function readImportView({ db, config }: Platform, id: string): Promise<ImportDetail> {
  const row = await findImport(db, config.REGION, id);
  if (!row) throw problem(IMPORT_ERRORS, 'import_not_found');
  const [counts, kinds] = await Promise.all([countRows(db, config.REGION, [id]), unknownKinds(db, config.REGION, id)]);
  return importView(row, { counts: counts.get(id), unknownKinds: kinds });
}
