import { useMemo } from 'react';
import { useFace } from '#web/face.ts';

/** Formats the day of an instant in the region's zone: «28 de noviembre de 2026». */
export function useDay(): (instant: string) => string {
  const { timeZone, locale } = useFace();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
    return (instant) => format.format(new Date(instant));
  }, [timeZone, locale]);
}
