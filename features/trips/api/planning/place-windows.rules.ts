import type { ClosureNotice } from '#features/closures/contract/closure.ts';
import { isInForce } from '#features/closures/contract/closure-words.ts';
import type { PlanningPlace } from '#features/places/api/public.ts';
import { formatDay } from '#planner/hours/calendar.ts';
import { windowsOn } from '#planner/hours/evaluate.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { parseHours } from '#planner/hours/parse.ts';
import type { HoursRules } from '#planner/hours/rules.ts';
import type { HoursClass, TimeWindow } from '#planner/model.ts';

/** Hours for a place the traveller insists on although nobody knows when it opens: an assumption, labelled as such. */
const ASKED_ANYWAY: TimeWindow = { open: 540, close: 1020 };

/** What is known of when a place may be visited. */
export interface PlaceHours {
  class: HoursClass;
  /** By day; none where nobody knows. */
  windows: TimeWindow[][];
}

/**
 * Reads the hours of places on some days (numbers of days, as `planner/hours` counts them).
 * @returns a function of a place and of whether somebody insists on it: of what nobody knows the hours, then a working day is assumed.
 */
export function hoursReader(
  days: number[],
  holidays: HolidayTable,
): (place: Pick<PlanningPlace, 'hoursClass' | 'hoursRule'>, isAsked: boolean) => PlaceHours {
  // Many places share a rule, so each is read once.
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
  return (place, isAsked) => {
    const windows = place.hoursRule === null ? [] : read(place.hoursRule);
    if (place.hoursClass !== 'unknown' && windows.length > 0) return { class: place.hoursClass, windows };
    if (place.hoursClass === 'open_space')
      return { class: 'open_space', windows: days.map(() => [{ open: 0, close: 2880 }]) };
    return { class: 'assumed', windows: isAsked ? days.map(() => [ASKED_ANYWAY]) : [] };
  };
}

/** A closed place has no hours on its days, whatever they are on others. */
export function shutOn(hours: PlaceHours, days: number[], closures: readonly ClosureNotice[]): PlaceHours {
  if (closures.length === 0) return hours;
  const isShut = (day: number) => closures.some((closure) => isInForce(closure, formatDay(day)));
  return { ...hours, windows: hours.windows.map((today, d) => (isShut(days[d]!) ? [] : today)) };
}

const MOST_RULES = 5000;
const rulesByText = new Map<string, HoursRules | null>();

/** Rules of the region come back with every request; null for one that cannot be read. */
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
