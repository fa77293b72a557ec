import { useLingui } from '@lingui/react/macro';
import { capitalize } from '#web/format/capitalize.ts';
import { formatDate } from '#web/format/dates.ts';
import type { DepartureRule, OpeningHours } from '../../../../contract/departure-rule.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** For example "09:00–13:00 y 15:00–18:00". */
export const hoursWords = (hours: OpeningHours): string => list.format(hours.map(({ from, to }) => `${from}–${to}`));

export function useRuleWords() {
  const { t } = useLingui();
  const names = [t`lunes`, t`martes`, t`miércoles`, t`jueves`, t`viernes`, t`sábado`, t`domingo`];
  const days = (weekdays: readonly number[]): string => {
    if (weekdays.length === 7) return t`Todos los días`;
    const sorted = weekdays.toSorted((a, b) => a - b);
    const [first, last] = [sorted[0]!, sorted.at(-1)!];
    const isRun = sorted.length > 2 && last - first === sorted.length - 1;
    if (isRun) return t`De ${names[first - 1]!} a ${names[last - 1]!}`;
    return capitalize(list.format(sorted.map((day) => names[day - 1]!)));
  };
  return {
    /** For example "Sábado y domingo" or "De lunes a viernes". 1 = Monday. */
    days,
    when({ weekdays, times, openingHours }: DepartureRule): string {
      return `${days(weekdays)}, ${openingHours ? hoursWords(openingHours) : list.format(times)}`;
    },
    season({ from, to }: Pick<DepartureRule, 'from' | 'to'>): string {
      if (from && to) return t`del ${formatDate(from)} al ${formatDate(to)}`;
      if (from) return t`desde el ${formatDate(from)}`;
      return to ? t`hasta el ${formatDate(to)}` : t`todo el año`;
    },
  };
}
