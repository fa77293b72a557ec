import { fromDate } from '@internationalized/date';
import { type CronMatcher, parseCronItem } from 'graphile-worker';

/**
 * Returns a function that checks if a minute of UTC, in the queue's format, matches a crontab in local time. A local
 * time that is skipped (clock put forward) never matches. A local time that occurs twice (clock put back) matches
 * twice.
 * @throws if the crontab is invalid.
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

/** Finds the instant nearest to now, because the queue's format has no year. */
function nearest(now: Date, month: number, date: number, hour: number, minute: number): Date {
  const year = now.getUTCFullYear();
  const candidates = [year - 1, year, year + 1].map((it) => new Date(Date.UTC(it, month - 1, date, hour, minute)));
  return candidates.reduce((best, it) => (distance(it, now) < distance(best, now) ? it : best));
}

const distance = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime());
