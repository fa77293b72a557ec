import { Logger } from 'graphile-worker';
import type { Platform } from '#server/platform.ts';

export const silent = new Logger(() => () => undefined);

/** Drops the objects of log lines, because they may contain payloads of jobs. */
export function queueLog(log: Platform['log']): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
