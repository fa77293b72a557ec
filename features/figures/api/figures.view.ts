import { FEWEST, type Figures } from '#features/figures/contract/figures.ts';
import { PAGES } from '#features/figures/contract/visit.ts';
import type { AnswerRow, SoldRow } from './outcomes.store.ts';
import type { DistrictDay } from './plans.store.ts';
import type { PageDay } from './visits.store.ts';

export const sumOf = (counted: readonly { count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);

export function visitsView(
  days: readonly string[],
  visits: readonly PageDay[],
  { before, yearAgo }: { before: readonly PageDay[] | null; yearAgo: number[] | null },
): Figures['visits'] {
  const onDay = Map.groupBy(visits, ({ day }) => day);
  const ofPage = (counted: readonly PageDay[], page: string) => sumOf(counted.filter((one) => one.page === page));
  return {
    count: sumOf(visits),
    before: before && sumOf(before),
    days: days.map((day) => ({ day, count: sumOf(onDay.get(day) ?? []) })),
    yearAgo,
    pages: PAGES.map((page) => ({ page, count: ofPage(visits, page), before: before && ofPage(before, page) }))
      .filter(({ count, before: earlier }) => count > 0 || (earlier ?? 0) > 0)
      .toSorted((one, other) => other.count - one.count),
  };
}

/** Returns one count per day. */
export function countsOn(days: readonly string[], counted: readonly { day: string; count: number }[]): number[] {
  const onDay = Map.groupBy(counted, ({ day }) => day);
  return days.map((day) => sumOf(onDay.get(day) ?? []));
}

/**
 * The districts with the most stops are first. A sum of all counts would give a small count away, so it leaves the small
 * counts out.
 */
export function stopsView(days: readonly string[], stops: readonly DistrictDay[]): Figures['stops']['districts'] {
  return [...Map.groupBy(stops, ({ district }) => district)]
    .map(([name, own]) => {
      const onDay = new Map(own.map(({ day, count }) => [day, count]));
      const counts = days.map((day) => shownCount(onDay.get(day) ?? 0));
      const sum = counts.reduce<number>((all, count) => all + (count ?? 0), 0);
      return { name, counts, sum, hides: counts.includes(null) };
    })
    .toSorted((one, other) => other.sum - one.sum || (one.name ?? '').localeCompare(other.name ?? '', 'es'));
}

const shownCount = (count: number): number | null => (count > 0 && count < FEWEST ? null : count);

export function salesView(rows: readonly SoldRow[], before: readonly SoldRow[]): Figures['sales'] {
  const earlier = new Map(before.filter(({ month }) => month === null).map((row) => [row.currency, row]));
  return {
    months: rows.flatMap(({ month, ...sale }) => (month === null ? [] : { month, ...sale })),
    all: rows
      .filter(({ month }) => month === null)
      .map(({ month: _, ...sale }) => {
        const { bookings, sold } = earlier.get(sale.currency) ?? { bookings: 0, sold: 0 };
        return { ...sale, before: { bookings, sold } };
      }),
  };
}

/** Hours within which the region wants an answer. */
const GOAL_HOURS = { questions: 72, quotations: 24 } as const;

export function answersView(
  of: keyof typeof GOAL_HOURS,
  row: AnswerRow,
  before: AnswerRow,
): Figures['answers'][number] {
  const { asked, answered } = row;
  return { of, asked, answered, medianMinutes: median(row), before: median(before), goalHours: GOAL_HOURS[of] };
}

const median = ({ answered, median: minutes }: AnswerRow): number | null => (answered < FEWEST ? null : minutes);
