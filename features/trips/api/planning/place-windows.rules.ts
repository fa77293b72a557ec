import type { ClosedHours, ClosureNotice } from '#features/closures/contract/closure.ts';
import { isInForce } from '#features/closures/contract/closure-words.ts';
import type { PlanningPlace } from '#features/places/api/public.ts';
import { isoFromDay } from '#planner/hours/calendar.ts';
import { windowsOn } from '#planner/hours/evaluate.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { parseHours } from '#planner/hours/parse.ts';
import type { HoursRules } from '#planner/hours/rules.ts';
import type { HoursClass, TimeWindow } from '#planner/model.ts';

/** Minutes after midnight. These hours are assumed for a requested place whose hours are unknown. */
const ASKED_ANYWAY: TimeWindow = { open: 540, close: 1020 };

export interface PlaceHours {
  class: HoursClass;
  /** One list of windows for each day. The lists are empty if the hours are unknown. */
  windows: TimeWindow[][];
  /** Indices of days that are public holidays about which the known hours say nothing. */
  assumedDays?: number[];
  isRare?: boolean;
}

type HoursOf = Pick<PlanningPlace, 'hoursClass' | 'hoursRule' | 'category'>;

/**
 * `days` are day numbers as in `planner/hours`. If `isAsked` is true, a place with unknown hours gets assumed hours.
 */
export function hoursReader(days: number[], holidays: HolidayTable): (place: HoursOf, isAsked: boolean) => PlaceHours {
  const isHoliday = days.map((day) => holidays(day) !== null);
  const byRule = new Map<string, TimeWindow[][]>();
  const read = (rule: string): TimeWindow[][] => {
    let windows = byRule.get(rule);
    if (windows === undefined) {
      const rules = readRule(rule);
      windows = rules === null ? [] : days.map((day) => windowsOn(rules, day, holidays));
      byRule.set(rule, windows);
    }
    return windows;
  };
  const rare = new Map<string, boolean>();
  const isRare = (rule: string): boolean => {
    const known = rare.get(rule) ?? opensSeldom(rule, days[0] ?? 0, holidays);
    rare.set(rule, known);
    return known;
  };
  return (place, isAsked) => {
    const hours = hoursOf(place, isAsked);
    return FAIRS.has(place.category) && place.hoursRule !== null && isRare(place.hoursRule)
      ? { ...hours, isRare: true }
      : hours;
  };

  function hoursOf(place: HoursOf, isAsked: boolean): PlaceHours {
    const windows = place.hoursRule === null ? [] : read(place.hoursRule);
    if (place.hoursClass !== 'unknown' && windows.length > 0) {
      if (place.hoursClass === 'open_space' || !isHoliday.includes(true) || saysHolidays(place.hoursRule!))
        return { class: place.hoursClass, windows };
      if (SHUT_ON_HOLIDAYS.has(place.category))
        return { class: place.hoursClass, windows: windows.map((today, d) => (isHoliday[d] ? [] : today)) };
      const assumedDays = isHoliday.flatMap((holiday, d) => (holiday ? [d] : []));
      return { class: place.hoursClass, windows, ...(place.hoursClass === 'known' && { assumedDays }) };
    }
    if (place.hoursClass === 'open_space')
      return { class: 'open_space', windows: days.map(() => [{ open: 0, close: 2880 }]) };
    return { class: 'assumed', windows: isAsked ? days.map(() => [ASKED_ANYWAY]) : [] };
  }
}

const FAIRS = new Set<PlanningPlace['category']>(['market']);
const SELDOM = 1;

function opensSeldom(rule: string, firstDay: number, holidays: HolidayTable): boolean {
  const rules = readRule(rule);
  if (rules === null) return false;
  const week = Array.from({ length: 7 }, (_, d) => windowsOn(rules, firstDay + d, holidays));
  return week.filter((today) => today.length > 0).length <= SELDOM;
}

/** A closure takes away the whole day, or its hours of the day. */
export function shutOn(hours: PlaceHours, days: number[], closures: readonly ClosureNotice[]): PlaceHours {
  if (closures.length === 0) return hours;
  const windows = hours.windows.map((today, d) => {
    const inForce = closures.filter((closure) => isInForce(closure, isoFromDay(days[d]!)));
    if (inForce.some((closure) => !closure.hours)) return [];
    return inForce.reduce((open, { hours: closed }) => (closed ? withoutHours(open, closed) : open), today);
  });
  return { ...hours, windows };
}

function withoutHours(windows: readonly TimeWindow[], { from, to }: ClosedHours): TimeWindow[] {
  // Windows count past midnight, and a place that closes for the day does not open again in its night.
  const end = to === DAY ? Number.POSITIVE_INFINITY : to;
  return windows
    .flatMap(({ open, close }) => [
      { open, close: Math.min(close, from) },
      { open: Math.max(open, end), close },
    ])
    .filter(({ open, close }) => open < close);
}

const DAY = 1440;

/** Our estimate: these places close on public holidays, unless their hours say otherwise. */
const SHUT_ON_HOLIDAYS = new Set<PlanningPlace['category']>(['museum', 'historic_building', 'market', 'shop']);

function saysHolidays(rule: string): boolean {
  return readRule(rule)?.some(({ days }) => days?.holidays) ?? false;
}

const MOST_RULES = 5000;
const rulesByText = new Map<string, HoursRules | null>();

function readRule(text: string): HoursRules | null {
  let rules = rulesByText.get(text);
  if (rules === undefined) {
    const parsed = parseHours(text);
    rules = parsed.ok ? parsed.rules : null;
    if (rulesByText.size >= MOST_RULES) rulesByText.clear();
    rulesByText.set(text, rules);
  }
  return rules;
}
