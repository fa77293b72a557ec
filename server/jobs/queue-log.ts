import { Logger } from 'graphile-worker';
import type { Platform } from '#server/platform.ts';

export const silent = new Logger(() => () => undefined);

/** Attached objects are dropped, because payloads must not be logged. */
export function queueLog(log: Platform['log']): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
