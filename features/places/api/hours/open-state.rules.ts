import type { HoursOnDay, OpenState } from '#features/places/contract/place.ts';
import { isoFromDay } from '#planner/hours/calendar.ts';
import { stateAt, windowsOn } from '#planner/hours/evaluate.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { printTime } from '#planner/hours/print.ts';
import type { HoursRules } from '#planner/hours/rules.ts';
import type { LocalMoment } from './local-moment.ts';

export interface StatedHours {
  hours_class: 'known' | 'open_space' | 'assumed' | 'unknown';
  hours_rule: string | null;
}

export function openStates(moment: LocalMoment, holidays: HolidayTable): (hours: StatedHours) => OpenState {
  const answers = new Map<string, OpenState>();
  return ({ hours_class, hours_rule }) => {
    if (hours_class === 'open_space') return { state: 'open_space' };
    if (hours_class !== 'known' || hours_rule === null) return { state: 'unknown' };
    let answer = answers.get(hours_rule);
    if (!answer) {
      answer = stateOf(hours_rule, moment, holidays);
      answers.set(hours_rule, answer);
    }
    return answer;
  };
}

function stateOf(rule: string, { day, minute }: LocalMoment, holidays: HolidayTable): OpenState {
  const rules = readRule(rule);
  if (!rules) return { state: 'unknown' };
  const { open, until } = stateAt(rules, day, minute, holidays);
  return {
    state: open ? 'open' : 'closed',
    ...(until && { until: printTime(until.minute) }),
    ...(until && until.day !== day && { untilDate: isoFromDay(until.day), untilDays: until.day - day }),
  };
}

/** Returns null if the place has no published hours. */
export function hoursOnDay(
  { hours_class, hours_rule }: StatedHours,
  day: number,
  holidays: HolidayTable,
): HoursOnDay['hours'] | null {
  const rules = hours_class === 'known' && hours_rule !== null ? readRule(hours_rule) : null;
  return (
    rules &&
    windowsOn(rules, day, holidays).map(({ open, close }) => [
      printTime(open),
      printTime(close > DAY ? close - DAY : close),
    ])
  );
}

const DAY = 1440;
const MOST_RULES = 5000;
const readRules = new Map<string, HoursRules | null>();

/** @returns the parsed rule, or null if the text does not follow the grammar of `opening_hours` */
export function readRule(rule: string): HoursRules | null {
  let rules = readRules.get(rule);
  if (rules === undefined) {
    const parsed = parseHours(rule);
    rules = parsed.ok ? parsed.rules : null;
    if (readRules.size >= MOST_RULES) readRules.clear();
    readRules.set(rule, rules);
  }
  return rules;
}
