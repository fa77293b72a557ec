import { useMemo } from 'react';
import { useFace } from '#web/face.ts';

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
