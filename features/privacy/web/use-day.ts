import { useMemo } from 'react';
import { useFace } from '#web/face.ts';

/** For example «28 de noviembre de 2026», in the region's time zone. */
export function useDay(): (instant: string) => string {
  const { timeZone, locale } = useFace();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
    return (instant) => format.format(new Date(instant));
  }, [timeZone, locale]);
}
