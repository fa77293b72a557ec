import { Logger } from 'graphile-worker';
import type { Platform } from '#server/platform.ts';

export const silent = new Logger(() => () => undefined);

/** Writes the queue's messages to our log, without their objects, because payloads do not belong in the log. */
export function queueLog(log: Platform['log']): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
