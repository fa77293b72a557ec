import { fromDate } from '@internationalized/date';
import { type CronMatcher, parseCronItem } from 'graphile-worker';

/**
 * A local time that daylight saving skips never matches. A local time that it repeats matches twice.
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

/** The queue's format has no year, so the year is chosen that gives the instant nearest to `now`. */
function nearest(now: Date, month: number, date: number, hour: number, minute: number): Date {
  const year = now.getUTCFullYear();
  const candidates = [year - 1, year, year + 1].map((it) => new Date(Date.UTC(it, month - 1, date, hour, minute)));
  return candidates.reduce((best, it) => (distance(it, now) < distance(best, now) ? it : best));
}

const distance = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime());
