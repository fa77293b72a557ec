import { formatDate, localDate } from '#web/format/dates.ts';

/** Returns a text such as "sáb 12/12/2026, 08:30–12:30". If the span covers several days, both ends have a date. */
export function spanWords({ startsAt, endsAt }: { startsAt: string; endsAt: string }, zone: string): string {
  const clock = new Intl.DateTimeFormat('es', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const [day, last] = [from, to].map((instant) => formatDate(localDate(zone, instant)));
  return day === last
    ? `${day}, ${clock.format(from)}–${clock.format(to)}`
    : `${day}, ${clock.format(from)} – ${last}, ${clock.format(to)}`;
}
