import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { countWaitingRows } from './row.store.ts';

/** Likely twins and other rows that a person left undecided. */
export const waitingRowsQueue: QueueSource = {
  name: 'import-rows',
  title: 'Filas de archivos por decidir',
  one: 'Fila de un archivo por decidir',
  roles: ['admin', 'moderator', 'editor'],
  target: null,
  link: regionPaths.imports(),
  isEmailed: false,
  async read({ db, config }) {
    return { ...(await countWaitingRows(db, config.REGION)), late: 0 };
  },
};
