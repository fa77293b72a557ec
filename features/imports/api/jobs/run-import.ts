import { Type } from 'typebox';
import { operatorRows } from '#features/operators/api/public.ts';
import {
  importStaffRecords,
  listKnownPlaces,
  type SourceRecord,
  type StoredPlace,
} from '#features/places/api/public.ts';
import { FACT_SOURCES } from '#features/places/contract/place-facts.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { findImport, type ImportRecord, lockImport, moveImport, saveProgress } from '../import.store.ts';
import { regionSource } from '../mapping/usual-source.ts';
import { importFolder } from '../pictures/import-folder.ts';
import { type RowRecord, saveOutcomes, takenRows } from '../row.store.ts';
import { runSheet } from '../sheet/run-sheet.ts';
import { authorOf, JobAuthor } from './job-author.ts';
import { giveUp } from './read-import.ts';

export const RUN = 'imports/run';

/** Imports the decided rows in one transaction, by the same code as the region's own files. */
export const runImport = defineJob(
  Type.Object({ importId: Id, by: Type.Optional(JobAuthor), source: Type.Optional(Type.Enum([...FACT_SOURCES])) }),
  async ({ importId, by, source = 'other' }, platform, { last }) => {
    try {
      const found = await findImport(platform.db, platform.config.REGION, importId);
      if (found?.state !== 'running') return;
      if (found.purpose === 'sheet') await runSheet(platform, { importId, author: authorOf(by), source });
      else await run(found, platform);
    } catch (error) {
      if (last) {
        const failure = 'La importación no terminó y no cambió nada. Vuelve a intentarlo.';
        await giveUp(platform, importId, { move: 'stop', failure });
      }
      throw error;
    }
  },
  { attempts: 3 },
);

async function run({ id: importId, format, source }: ImportRecord, platform: Platform): Promise<void> {
  const { db, config, jobs, region } = platform;
  if (format === 'photos') return importFolder({ db, config, jobs }, importId);
  if (!source) return;
  const [rows, known] = await Promise.all([takenRows(db, config.REGION, importId), listKnownPlaces(db, config.REGION)]);
  const { records, links } = recordsOf(rows, new Map(known.map((place) => [place.id, place])));
  const progress = (done: number, total: number) =>
    saveProgress(db, config.REGION, importId, { step: 'rows', done, total });
  await progress(0, Math.max(1, records.length));
  await importStaffRecords(
    { db, config, jobs, region: await region.current(), operators: operatorRows },
    {
      ...{ importId, records, links, source: regionSource(source), onProgress: progress },
      async finish(trx, outcomes) {
        await saveOutcomes(trx, config.REGION, importId, outcomes);
        const row = await lockImport(trx, config.REGION, importId);
        if (!row || !(await moveImport(trx, config.REGION, row, 'finish')))
          throw new Error('the import moved while it was running');
      },
    },
  );
}

/** Adds people's decisions to the records: a row is a stored place, or another place although it looks alike. */
export function recordsOf(
  rows: readonly RowRecord[],
  places: ReadonlyMap<string, StoredPlace>,
): { records: SourceRecord[]; links: Map<string, string> } {
  const links = new Map<string, string>();
  const records = rows.map((row): SourceRecord => {
    const record = row.record!;
    const twin = row.twin_id === null || row.is_own ? undefined : places.get(row.twin_id);
    if (row.decision === 'apart') return { ...record, apart: true };
    if (!twin || (row.twin_verdict === 'ask' && row.decision !== 'merge')) return record;
    if (twin.keys.length > 0) return { ...record, sameAs: twin.keys };
    links.set(record.key, twin.id);
    return record;
  });
  return { records, links };
}
