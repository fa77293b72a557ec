import { Logger } from 'graphile-worker';
import type { Platform } from '#server/platform.ts';

export const silent = new Logger(() => () => undefined);

/** The queue's own messages in our log, without the objects it adds: a payload is nobody's reading. */
export function queueLog(log: Platform['log']): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
