import { useMemo } from 'react';
import { useFace } from '#web/face.ts';

/** Formats an instant in the region's time zone: "21 nov, 10:32", or "21 nov 2025" in another year. */
export function useMoment(): (instant: string) => string {
  const { timeZone, locale } = useFace();
  return useMemo(() => {
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
    const near = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...clock });
    const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone });
    const far = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
    return (instant) => {
      const date = new Date(instant);
      return (year.format(date) === year.format(new Date()) ? near : far).format(date);
    };
  }, [timeZone, locale]);
}
