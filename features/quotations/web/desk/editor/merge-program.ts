import type { PlanLine } from '../../../contract/desk.ts';
import { MOST_ASKED_DAYS } from '../../../contract/quotation.ts';
import type { OfferForm } from './offer-form.ts';

const MOST_STOPS = 20;

/** An offer with a departure of the operator's own in it: its line, and where wanted the plan's stops on their days, in the order of their hours. */
export function withPlan(form: OfferForm, { line, startDate, program }: PlanLine, withStops: boolean): OfferForm {
  const next = { ...form, startDate: form.startDate ?? startDate, lines: [...form.lines, line] };
  if (!withStops) return next;
  const days = [...form.days];
  for (const { day, title, stops } of program) {
    if (day >= MOST_ASKED_DAYS) continue;
    while (days.length <= day) days.push({ title: `Día ${days.length + 1}`, stops: [] });
    const now = days[day]!;
    const isEmpty = now.stops.length === 0;
    const all = [...now.stops, ...stops].toSorted((one, other) => one.begin - other.begin).slice(0, MOST_STOPS);
    days[day] = { title: isEmpty && title ? title : now.title, stops: all };
  }
  return { ...next, days };
}
