import { useMemo } from 'react';
import { useFace } from '#web/face.ts';

/** Writes the day of an instant by the region's clock: «28 de noviembre de 2026». */
export function useDay(): (instant: string) => string {
  const { timeZone, locale } = useFace();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
    return (instant) => format.format(new Date(instant));
  }, [timeZone, locale]);
}
