import { useMemo } from 'react';

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
