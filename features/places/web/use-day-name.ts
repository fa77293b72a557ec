import { useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { addDays, formatDate, localDate } from '#web/format/dates.ts';

const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });

/** Returns for example "mañana, domingo" or "dom 06/12/2026". */
export function useDayName(): (isoDate: string) => string {
  const { t } = useLingui();
  const { timeZone } = useFace();
  return (isoDate) => {
    const today = localDate(timeZone);
    const day = weekday.format(new Date(`${isoDate}T00:00:00Z`));
    if (isoDate === today) return t`hoy, ${day}`;
    return isoDate === addDays(today, 1) ? t`mañana, ${day}` : formatDate(isoDate);
  };
}
