import type { ImportCounts } from '#features/imports/contract/imports.ts';
import type { Database } from '#server/database/connect.ts';
import type { ImportRecord } from '../import.store.ts';
import { countRows } from '../row.store.ts';
import { type CountedSheet, countSheets } from './sheet.store.ts';

/** Counts of files and of sheets, by the id of the import. */
export async function countImports(
  db: Database,
  region: string,
  imports: readonly Pick<ImportRecord, 'id' | 'purpose'>[],
): Promise<Map<string, ImportCounts>> {
  const ids = (purpose: ImportRecord['purpose']) =>
    imports.filter((one) => one.purpose === purpose).map(({ id }) => id);
  const files = await countRows(db, region, ids('places'));
  const sheets = await countSheets(db, region, ids('sheet'));
  return new Map([...files, ...[...sheets].map(([id, counts]) => [id, asImport(counts)] as const)]);
}

/** A sheet in the words of other files. */
function asImport({ changed, added, doubts, problems, same, due, addedDone, changedDone }: CountedSheet): ImportCounts {
  return {
    rows: changed + added + problems + same,
    ...{ take: due, known: changed, ask: doubts, refuse: problems, skipped: 0 },
    imported: { new: addedDone, changed: changedDone, same, merged: 0 },
  };
}
