import { type DraftDay, type DraftStop, nodeOfStop, nodesOf, wayBetween } from './draft.ts';
import { isWhereDayEnds } from './meals.ts';
import type { DayFrame, Minute, Problem, TimeWindow } from './model.ts';
import { validate } from './validate.ts';

/** These functions return new days and never change their arguments. An unknown id changes nothing. */

export function moveStop(days: DraftDay[], id: string, day: number, begin: Minute): DraftDay[] {
  const stop = findStop(days, id);
  if (stop === undefined || days[day] === undefined) return days;
  return addStop(removeStop(days, id), day, { ...stop, begin });
}

export function removeStop(days: DraftDay[], id: string): DraftDay[] {
  return days.map((day) =>
    day.stops.some((stop) => stop.id === id) ? { ...day, stops: day.stops.filter((stop) => stop.id !== id) } : day,
  );
}

/** The new stop comes after existing stops with the same begin time. */
export function addStop(days: DraftDay[], day: number, stop: DraftStop): DraftDay[] {
  return days.map((other, d) => {
    if (d !== day) return other;
    const at = other.stops.findIndex(({ begin }) => begin > stop.begin);
    return { ...other, stops: other.stops.toSpliced(at < 0 ? other.stops.length : at, 0, stop) };
  });
}

export function lockStop(days: DraftDay[], id: string): DraftDay[] {
  return changeStop(days, id, (stop) => (stop.state === 'booked' ? stop : { ...stop, state: 'locked' }));
}

export function unlockStop(days: DraftDay[], id: string): DraftDay[] {
  return changeStop(days, id, (stop) => (stop.state === 'locked' ? { ...stop, state: 'placed' } : stop));
}

export function changeDuration(days: DraftDay[], id: string, minutes: Minute): DraftDay[] {
  return changeStop(days, id, (stop) => ({ ...stop, minutes }));
}

export function reorderDay(problem: Problem, days: DraftDay[], day: number, order: string[]): DraftDay[] {
  const found = days[day];
  if (found === undefined) return days;
  const byId = new Map(found.stops.map((stop) => [stop.id, stop]));
  const stops = order.flatMap((id) => byId.get(id) ?? []);
  if (stops.length !== found.stops.length) return days;
  return retimeDay(problem, days.with(day, { ...found, stops }), day);
}

/**
 * Gives each stop the earliest time that fits. Locked and booked stops keep their times. A stop that never fits begins
 * when the traveller arrives.
 */
export function retimeDay(problem: Problem, days: DraftDay[], d: number): DraftDay[] {
  const frame = problem.days[d];
  const day = days[d];
  if (frame === undefined || day === undefined) return days;
  const nodes = nodesOf(problem);
  let at = frame.start;
  let free = frame.earliest;
  const stops = day.stops.map((stop) => {
    const node = nodeOfStop(nodes, stop, at, frame.end) ?? at;
    const minutes = wayBetween(problem, at, node)?.minutes ?? 0;
    const ready = free + minutes + (minutes > 0 ? problem.caps.buffer : 0);
    const stays = stop.state === 'locked' || stop.state === 'booked';
    const begin = stays ? stop.begin : (earliestBegin(problem, stop, node, d, ready) ?? ready);
    at = node;
    free = begin + stop.minutes;
    return begin === stop.begin ? stop : { ...stop, begin };
  });
  return days.with(d, { ...day, stops });
}

export interface Opening {
  day: number;
  begin: Minute;
  extra: Minute;
}

/** Returns times at which a new stop fits without moving other stops. The smallest detour is the first. */
export function openingsFor(problem: Problem, days: DraftDay[], stop: DraftStop, day?: number): Opening[] {
  const nodes = nodesOf(problem);
  const openings: Opening[] = [];
  for (const [d, { stops }] of days.entries()) {
    const frame = problem.days[d];
    if (frame === undefined || (day !== undefined && d !== day)) continue;
    for (let k = 0; k <= stops.length; k++) {
      const at = nodeBefore(nodes, stops, k, frame);
      const node = nodeOfStop(nodes, stop, at, frame.end);
      if (node === undefined) return [];
      const way = wayBetween(problem, at, node);
      const onward = wayBetween(problem, node, nodeAfter(nodes, stops, k, frame));
      if (way === null || onward === null) continue;
      const before = stops[k - 1];
      const free = before === undefined ? frame.earliest : before.begin + before.minutes;
      const rest = way.minutes > 0 ? problem.caps.buffer : 0;
      const begin = earliestBegin(problem, stop, node, d, free + way.minutes + rest);
      if (begin === null || !staysSound(problem, days, d, { ...stop, begin })) continue;
      const direct = wayBetween(problem, at, onward.to)?.minutes ?? 0;
      openings.push({ day: d, begin, extra: way.minutes + onward.minutes - direct });
    }
  }
  return openings.sort((a, b) => a.extra - b.extra || a.day - b.day || a.begin - b.begin);
}

/** Returns true if the new stop is valid and every valid stop stays valid. */
function staysSound(problem: Problem, days: DraftDay[], d: number, stop: DraftStop): boolean {
  const judge = (all: DraftDay[]) => new Set(validate(problem, all).days.flatMap(brokenIds));
  const after = judge(addStop(days, d, stop));
  if (after.has(stop.id)) return false;
  const before = judge(days);
  return [...after].every((id) => before.has(id));
}

function brokenIds({ stops }: { stops: { id: string; broken: unknown }[] }): string[] {
  return stops.filter(({ broken }) => broken !== null).map(({ id }) => id);
}

/** A stop at an unknown place, and a meal that is at no place of its own, count as where the stop before is. */
function nodeBefore(nodes: Map<string, number>, stops: DraftStop[], k: number, { start, end }: DayFrame): number {
  return stops.slice(0, k).reduce((at, stop) => nodeOfStop(nodes, stop, at, end) ?? at, start);
}

function nodeAfter(nodes: Map<string, number>, stops: DraftStop[], k: number, { end }: DayFrame): number {
  const next = stops.slice(k).find(({ place, meal }) => place !== null || isWhereDayEnds(meal));
  return (next && nodeOfStop(nodes, next, end, end)) ?? end;
}

function earliestBegin(problem: Problem, stop: DraftStop, node: number, d: number, ready: Minute): Minute | null {
  const windows = stop.place === null ? [{ open: 0, close: 2880 }] : (problem.places[node]?.windows[d] ?? []);
  const meal = stop.meal && problem.meals.find((rule) => rule.meal === stop.meal)?.window;
  let first: Minute | null = null;
  for (const window of windows) {
    const begin = Math.max(ready, window.open, meal ? meal.open : 0);
    if (!fits(window, begin, stop.minutes) || (meal && !fits(meal, begin, stop.minutes))) continue;
    if (first === null || begin < first) first = begin;
  }
  return first;
}

function fits({ open, close, lastEntry = close }: TimeWindow, begin: Minute, minutes: Minute): boolean {
  return open <= begin && begin <= lastEntry && begin + minutes <= close;
}

function changeStop(days: DraftDay[], id: string, change: (stop: DraftStop) => DraftStop): DraftDay[] {
  return days.map((day) =>
    day.stops.some((stop) => stop.id === id)
      ? { ...day, stops: day.stops.map((stop) => (stop.id === id ? change(stop) : stop)) }
      : day,
  );
}

function findStop(days: DraftDay[], id: string): DraftStop | undefined {
  return days.flatMap((day) => day.stops).find((stop) => stop.id === id);
}
