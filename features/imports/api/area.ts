import { addQueue } from '#features/backoffice/api/public.ts';
import { IMPORT_ERRORS } from '#features/imports/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { READ, readImport } from './jobs/read-import.ts';
import { RUN, runImport } from './jobs/run-import.ts';
import { UNDO, undoImport } from './jobs/undo-import.ts';
import { actOnImport } from './operations/act-on-import.ts';
import { changeImportMapping } from './operations/change-import-mapping.ts';
import { chooseSheetChange } from './operations/choose-sheet-change.ts';
import { decideImportRows } from './operations/decide-import-rows.ts';
import { downloadPlacesCsv } from './operations/download-places-csv.ts';
import { downloadPlacesXlsx } from './operations/download-places-xlsx.ts';
import { listImportRows } from './operations/list-import-rows.ts';
import { listImports } from './operations/list-imports.ts';
import { listSheetRows } from './operations/list-sheet-rows.ts';
import { showImport } from './operations/show-import.ts';
import { uploadImport } from './operations/upload-import.ts';
import { waitingRowsQueue } from './waiting-rows-queue.ts';

export const imports: Area = {
  name: 'imports',
  errors: IMPORT_ERRORS,
  jobs: { [READ]: readImport, [RUN]: runImport, [UNDO]: undoImport },
  async routes(app, platform) {
    listImports(app, platform);
    await uploadImport(app, platform);
    showImport(app, platform);
    listImportRows(app, platform);
    changeImportMapping(app, platform);
    decideImportRows(app, platform);
    actOnImport(app, platform);
    downloadPlacesCsv(app, platform);
    downloadPlacesXlsx(app, platform);
    listSheetRows(app, platform);
    chooseSheetChange(app, platform);
    addQueue(platform, waitingRowsQueue);
  },
};
