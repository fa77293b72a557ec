import { useMemo } from 'react';
import { localDate } from '#web/format/dates.ts';

export function useClock(zone: string): (instant: string) => string {
  return useMemo(() => {
    const day = new Intl.DateTimeFormat('es', { timeZone: zone, weekday: 'short', day: 'numeric' });
    const time = new Intl.DateTimeFormat('es', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return (instant) => `${day.format(new Date(instant))}, ${time.format(new Date(instant))}`;
  }, [zone]);
}

/** Returns words such as "07:34" for a moment of today, and "dom 29, 07:34" for another day. */
export function useShortClock(zone: string): (instant: string) => string {
  const clock = useClock(zone);
  return (instant) => {
    const isToday = localDate(zone, new Date(instant)) === localDate(zone);
    return isToday ? clock(instant).split(', ').at(-1)! : clock(instant);
  };
}
