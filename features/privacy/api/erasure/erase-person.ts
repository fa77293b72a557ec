import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { KeptFiles } from '#server/storage/kept-files.ts';
import type { Leaving } from '../declaration/declare.ts';
import { PERSONAL_DATA } from '../declaration/tables.ts';
import { keptFilesOf } from '../kept-files-of.ts';
import {
  adoptRows,
  beginErasing,
  countWaiting,
  eraseNames,
  eraseRows,
  lockErasable,
  type Subject,
} from '../personal-data.store.ts';
import { namesIn } from './names-in.ts';

/**
 * A second call changes nothing.
 * @param called the name of the account.
 * @returns the number of rows that still keep names, such as open complaints.
 */
export async function erasePerson(
  trx: Transaction<Tables>,
  files: KeptFiles,
  subject: Subject,
  called: string,
): Promise<number> {
  await beginErasing(trx);
  for (const [name, table] of Object.entries(PERSONAL_DATA)) await adoptRows(trx, name, table, subject);
  const leaving = await readLeaving(trx, subject, called);
  let waiting = 0;
  for (const [name, table] of Object.entries(PERSONAL_DATA)) {
    if (table.about === 'nobody') continue;
    if (table.erased === 'names') {
      if (table.finished || table.waitsFor) waiting += await countWaiting(trx, name, subject);
      await eraseNames(trx, name, table, subject, leaving);
      continue;
    }
    // The rows contain the ids of the files. If deleting a file fails, the erasure can be repeated, because the rows
    // still exist.
    for (const row of table.files ? await lockErasable(trx, name, subject) : []) {
      const ids = table.files!.split(' ').flatMap((column) => keptFilesOf(row[column]));
      for (const id of new Set(ids)) await files.remove(id);
    }
    await eraseRows(trx, name, table, subject);
  }
  return waiting;
}

async function readLeaving(trx: Transaction<Tables>, subject: Subject, called: string): Promise<Leaving> {
  const named: unknown[] = [subject.email];
  for (const [name, table] of Object.entries(PERSONAL_DATA)) {
    if (table.about === 'nobody' || table.erased === 'rows' || !table.names) continue;
    for (const row of await lockErasable(trx, name, subject)) named.push(...table.names(row));
  }
  return { id: subject.id, email: subject.email, names: namesIn(called, named) };
}
