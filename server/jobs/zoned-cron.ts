import { fromDate } from '@internationalized/date';
import { type CronMatcher, parseCronItem } from 'graphile-worker';

/**
 * Whether a minute of UTC, as the queue tells it, matches a crontab in a zone's local time. Where the clock is put forward, a
 * time that does not exist is left out; where it is put back, a time that comes twice counts twice.
 * @throws when the crontab cannot be read.
 */
export function zonedCron(at: string, timeZone: string, now: () => Date = () => new Date()): CronMatcher {
  const { match } = parseCronItem({ task: 'local', match: at });
  return ({ min, hour, date, month }) => {
    const local = fromDate(nearest(now(), month, date, hour, min), timeZone);
    return match({
      min: local.minute,
      hour: local.hour,
      date: local.day,
      month: local.month,
      dow: new Date(Date.UTC(local.year, local.month - 1, local.day)).getUTCDay(),
    });
  };
}

/** The queue does not say the year: of the three that may be meant, the one that brings the minute nearest to now. */
function nearest(now: Date, month: number, date: number, hour: number, minute: number): Date {
  const year = now.getUTCFullYear();
  const candidates = [year - 1, year, year + 1].map((it) => new Date(Date.UTC(it, month - 1, date, hour, minute)));
  return candidates.reduce((best, it) => (distance(it, now) < distance(best, now) ? it : best));
}

const distance = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime());
