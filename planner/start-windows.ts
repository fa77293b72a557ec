import type { Instance } from './engine/instance.ts';
import type { CompileOptions, Item } from './items.ts';
import { mealsOfDay, suitsMeal } from './meals.ts';
import type { Problem, TimeWindow } from './model.ts';

/** Minutes that no day has. */
export const NO_WAY = 10_000_000;

/** A visit may begin from `open` to `shut`, except inside a gap. */
export function startWindows(
  problem: Problem,
  items: Item[],
  nodes: number,
  { lateDays = false }: CompileOptions,
): Pick<Instance, 'open' | 'shut' | 'gapAt' | 'gapFrom' | 'gapTo'> {
  const routes = problem.days.length;
  const open = new Int32Array(nodes * routes);
  const shut = new Int32Array(nodes * routes).fill(-1);
  const gapAt = new Int32Array(nodes * routes + 1);
  const gapFrom: number[] = [];
  const gapTo: number[] = [];
  for (let node = 0; node < nodes; node++) {
    for (const [r, day] of problem.days.entries()) {
      const cell = node * routes + r;
      gapAt[cell] = gapFrom.length;
      const item = items[node];
      const spans =
        item === undefined
          ? [{ from: day.earliest, to: lateDays ? day.latest : Math.min(day.latest, day.backBy ?? day.latest) }]
          : beginSpans(problem, item, r);
      if (spans.length > 0) {
        open[cell] = spans[0]!.from;
        shut[cell] = spans.at(-1)!.to;
        for (let s = 1; s < spans.length; s++) {
          gapFrom.push(spans[s - 1]!.to);
          gapTo.push(spans[s]!.from);
        }
      }
    }
  }
  gapAt[nodes * routes] = gapFrom.length;
  return { open, shut, gapAt, gapFrom: Int32Array.from(gapFrom), gapTo: Int32Array.from(gapTo) };
}

interface Span {
  from: number;
  to: number;
}

/** The spans are ascending and do not overlap. */
function beginSpans(problem: Problem, item: Item, d: number): Span[] {
  if (item.day !== null && item.day !== d) return [];
  const spans = openSpans(problem, item, d);
  if (item.fixed !== null) {
    const { arrive, reason } = item.fixed;
    // The seller confirmed the time of a booked stop, so opening hours do not apply.
    const open = reason === 'booked' || spans.some((span) => span.from <= arrive && arrive <= span.to);
    return open && whyFixedFails(problem, item) === null ? [{ from: arrive, to: arrive }] : [];
  }
  if (item.meal === null) return spans;
  const rule = mealsOfDay(problem, d).find((meal) => meal.meal === item.meal);
  if (rule === undefined) return [];
  if (item.place !== null && !suitsMeal(problem, item.meal, item.place, d)) return [];
  const meal = spanOf(rule.window, item.minutes);
  return spans
    .map((span) => ({ from: Math.max(span.from, meal.from), to: Math.min(span.to, meal.to) }))
    .filter((span) => span.from <= span.to);
}

/** Returns null if the stop can be kept. A booked stop is always kept. */
function whyFixedFails(problem: Problem, item: Item): string | null {
  if (item.fixed?.reason === 'booked') return null;
  const place = problem.places[item.place!]!;
  if (problem.knownHoursOnly && place.hoursClass === 'assumed') return 'hours';
  return problem.needs.find((need) => place.needs[need] === false) ?? null;
}

function openSpans(problem: Problem, item: Item, d: number): Span[] {
  if (item.place === null) return [{ from: 0, to: NO_WAY }];
  const { windows, suits = windows } = problem.places[item.place]!;
  const spans = ((item.fixed === null ? suits : windows)[d] ?? [])
    .map((window) => spanOf(window, item.minutes))
    .filter((span) => span.from <= span.to)
    .sort((a, b) => a.from - b.from);
  const apart: Span[] = [];
  for (const span of spans) {
    const last = apart.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else apart.push(span);
  }
  return apart;
}

function spanOf({ open, close, lastEntry = close }: TimeWindow, minutes: number): Span {
  return { from: open, to: Math.min(lastEntry, close - minutes) };
}
