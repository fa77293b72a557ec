import type { BookingSnapshot } from '#features/bookings/contract/booking.ts';
import { localDate } from '#server/region/local-date.ts';

const DAY = new Intl.DateTimeFormat('es', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

type Start = Pick<BookingSnapshot, 'localDate' | 'localTime' | 'daysInRow'>;

/** Returns words such as "sábado 12 de diciembre de 2026, 08:30". All emails of a booking write dates in this form. */
export function startWords({ localDate: day, localTime, daysInRow = 1 }: Start): string {
  return [dayInFull(day), localTime?.slice(0, 5), daysInRow > 1 && `${daysInRow} días seguidos`]
    .filter(Boolean)
    .join(', ');
}

/** Returns the day of the instant in the time zone, such as "sábado 12 de diciembre de 2026". */
export const dayOf = (instant: Date, zone: string): string => dayInFull(localDate(zone, instant));

function dayInFull(isoDate: string): string {
  const parts = Object.fromEntries(
    DAY.formatToParts(new Date(`${isoDate}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return `${parts.weekday} ${parts.day} de ${parts.month} de ${parts.year}`;
}
