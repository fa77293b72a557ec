import { useLingui } from '@lingui/react/macro';
import type { MealRule } from '#planner/model.ts';
import { formatClock } from '#web/format/time.ts';
import type { StopView } from '../../ribbon/day-view.ts';
import { writeWindows } from './planner-words.ts';

/** Says what is wrong with a meal of a day. `stop` is the eating place that is outside of the meal's hours. */
export function MealFaultWords({ day, rule, stop }: { day: number; rule: MealRule; stop: StopView | undefined }) {
  const { t } = useLingui();
  const hours = writeWindows([rule.window]);
  const isLunch = rule.meal === 'lunch';
  if (!stop) return isLunch ? t`Día ${day}: sin almuerzo` : t`Día ${day}: sin cena`;
  const at = formatClock(stop.begin);
  const { open, close, lastEntry = close } = rule.window;
  if (stop.begin >= open && stop.begin <= lastEntry) {
    const until = formatClock(stop.end);
    return isLunch
      ? t`Día ${day}: ${stop.name} dura hasta las ${until} y la hora del almuerzo es de ${hours}`
      : t`Día ${day}: ${stop.name} dura hasta las ${until} y la hora de la cena es de ${hours}`;
  }
  return isLunch
    ? t`Día ${day}: ${stop.name} a las ${at}, fuera de la hora del almuerzo (${hours})`
    : t`Día ${day}: ${stop.name} a las ${at}, fuera de la hora de la cena (${hours})`;
}
