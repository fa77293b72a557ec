import { Type } from 'typebox';
import { operatorRows } from '#features/operators/api/public.ts';
import { undoStaffImport } from '#features/places/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { findImport, lockImport, moveImport } from '../import.store.ts';
import { takeFolderBack } from '../pictures/import-folder.ts';
import { undoSheet } from '../sheet/undo-sheet.ts';
import { usedPlaces } from '../used-places.store.ts';
import { authorOf, JobAuthor } from './job-author.ts';
import { giveUp } from './read-import.ts';

export const UNDO = 'imports/undo';

/** Takes back everything that an import stated. */
export const undoImport = defineJob(
  Type.Object({ importId: Id, by: Type.Optional(JobAuthor) }),
  async ({ importId, by }, platform, { last }) => {
    const { db, config, jobs, region } = platform;
    const found = await findImport(db, config.REGION, importId);
    if (found?.state !== 'undoing') return;
    try {
      if (found.format === 'photos') return await takeFolderBack(platform, importId);
      if (found.purpose === 'sheet') return await undoSheet(platform, { importId, author: authorOf(by) });
      await undoStaffImport(
        { db, config, jobs, region: await region.current(), operators: operatorRows },
        {
          importId,
          usedAmong: (trx, ids) => usedPlaces(trx, config.REGION, ids),
          async finish(trx, { removed, paused }) {
            const row = await lockImport(trx, config.REGION, importId);
            const counts = { removed: removed.length, paused: paused.length };
            if (!row || !(await moveImport(trx, config.REGION, row, 'undone', counts)))
              throw new Error('the import moved while it was undone');
          },
        },
      );
    } catch (error) {
      if (last) {
        const failure = 'No se pudo deshacer y no cambió nada. Vuelve a intentarlo.';
        await giveUp(platform, importId, { move: 'keep', failure });
      }
      throw error;
    }
  },
  { attempts: 3 },
);
