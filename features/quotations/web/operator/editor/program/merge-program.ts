import { plainWords } from '../../../../contract/offer-words.ts';
import type { PlanLine } from '../../../../contract/operator.ts';
import { MOST_REQUESTED_DAYS } from '../../../../contract/quotation.ts';
import type { OfferForm } from '../offer-form.ts';

const MOST_STOPS = 20;

type Stop = OfferForm['days'][number]['stops'][number];

export function daysWith(
  { days }: Pick<OfferForm, 'days'>,
  { line, program }: Pick<PlanLine, 'line' | 'program'>,
): number {
  return Math.min(MOST_REQUESTED_DAYS, Math.max(days.length, line.day + 1, ...program.map(({ day }) => day + 1)));
}

/** Adds a departure to the offer. With `withStops`, the function also adds the plan's stops without duplicates. */
export function withPlan(form: OfferForm, plan: PlanLine, withStops: boolean): OfferForm {
  const { line, startDate, program } = plan;
  const next = { ...form, startDate: form.startDate ?? startDate, lines: [...form.lines, line] };
  if (!withStops && form.days.length === 0) return next;
  const days = [...form.days];
  while (days.length < daysWith(form, plan)) days.push({ title: `Día ${days.length + 1}`, stops: [] });
  for (const { day, title, stops } of withStops ? program : []) {
    const now = days[day];
    if (!now) continue;
    const isEmpty = now.stops.length === 0;
    const further = stops.filter((stop) => !now.stops.some((known) => isSame(known, stop)));
    const all = [...now.stops, ...further].toSorted((one, other) => one.begin - other.begin).slice(0, MOST_STOPS);
    days[day] = { title: isEmpty && title ? title : now.title, stops: all };
  }
  return { ...next, days };
}

const isSame = (one: Stop, other: Stop) =>
  (one.place !== null && one.place === other.place) || plainWords(one.title) === plainWords(other.title);
