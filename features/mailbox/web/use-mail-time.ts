import { useMemo } from 'react';
import { useFace } from '#web/face.ts';

/** Formats an instant in the region's time zone: "21 nov, 10:32". */
export function useMailTime(): (instant: string) => string {
  const { timeZone, locale } = useFace();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
    return (instant) => format.format(new Date(instant));
  }, [timeZone, locale]);
}
