import { fromDate } from '@internationalized/date';
import { type CronMatcher, parseCronItem } from 'graphile-worker';

/**
 * A skipped local time (clock put forward) never matches. A repeated local time (clock put back) matches twice.
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

/** The queue's format has no year, so the instant nearest to now counts. */
function nearest(now: Date, month: number, date: number, hour: number, minute: number): Date {
  const year = now.getUTCFullYear();
  const candidates = [year - 1, year, year + 1].map((it) => new Date(Date.UTC(it, month - 1, date, hour, minute)));
  return candidates.reduce((best, it) => (distance(it, now) < distance(best, now) ? it : best));
}

const distance = (one: Date, other: Date) => Math.abs(one.getTime() - other.getTime());
