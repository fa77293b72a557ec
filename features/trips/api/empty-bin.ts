import { BIN_DAYS } from '#features/trips/contract/trip-states.ts';
import type { App, Platform } from '#server/platform.ts';
import { eraseBinned } from './trip.store.ts';

const HOUR_MS = 3_600_000;

/** Erases trips that lay in the bin for 30 days; asked for at the start and every hour, by each process alike. */
export function emptyBin(app: App, { db, config, log }: Platform): void {
  const empty = () =>
    eraseBinned(db, config.REGION, new Date(Date.now() - BIN_DAYS * 24 * HOUR_MS)).catch((error: Error) =>
      log.error({ err: error }, 'the bin of trips could not be emptied'),
    );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await empty();
    timer = setInterval(empty, HOUR_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
