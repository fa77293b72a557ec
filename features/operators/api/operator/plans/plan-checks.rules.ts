import { earlyStops } from '#features/operators/contract/early-stops.ts';
import { unsoldLanguagesWarning } from '#features/operators/contract/guide-languages.ts';
import type { ManagedOption, ManagedRule, PlanWarning } from '#features/operators/contract/managed-plan.ts';
import type { PlanContent, PlanFacts } from '#features/operators/contract/plan-content.ts';
import { departureSpan, departureTimesWarning, programAt } from '#features/operators/contract/program-times.ts';
import { ruleDepartures } from '#features/operators/contract/rule-departures.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { closedStops, type PlaceHours } from '../../programs/closed-stops.rules.ts';
import { formatLongDate } from '../departures/spanish-dates.ts';

/** Number of days for which the program is compared with opening hours. */
export const TRIED_DAYS = 60;

export interface CheckedPlan {
  content: PlanContent;
  facts: PlanFacts;
  pricingPer: 'UNIT' | 'BOOKING';
  options: readonly ManagedOption[];
  rules: readonly ManagedRule[];
  /** Number of future departures. */
  departures: number;
}

/** Warnings are in Spanish. Warnings with `blocks` prevent the submission. */
export function planWarnings(
  plan: CheckedPlan,
  setting: {
    today: string;
    until: string;
    zone: string;
    places: ReadonlyMap<string, PlaceHours>;
    holidays: HolidayTable;
  },
): PlanWarning[] {
  return [
    ...descriptionWarnings(plan),
    ...meetingWarnings(plan),
    ...sellWarnings(plan),
    ...languageWarnings(plan),
    ...certificateWarnings(plan, setting.today),
    ...programWarnings(plan),
    ...departureWarnings(plan),
    ...closedWarnings(plan, setting),
  ];
}

function descriptionWarnings({ content: { summary, description } }: CheckedPlan): PlanWarning[] {
  return [
    ...(summary.trim() ? [] : [warning('no_summary', 'Escribe en una frase de qué va el plan.', true)]),
    ...(description.trim()
      ? []
      : [warning('no_story', 'Escribe la descripción: es lo que se lee antes de reservar.', true)]),
  ];
}

function meetingWarnings({ content: { meeting } }: CheckedPlan): PlanWarning[] {
  if (!meeting.name.trim()) return [warning('no_meeting', 'Di dónde te encuentras con quien reservó.', true)];
  if (meeting.unplaced) return [warning('no_meeting', 'Marca en el mapa dónde se encuentran.', true)];
  return [];
}

function sellWarnings({ options, rules, departures, pricingPer }: CheckedPlan): PlanWarning[] {
  if (options.length === 0) return [warning('no_options', 'Agrega al menos una opción con sus tarifas.', true)];
  const unpriced = options.filter(({ private: alone, prices }) =>
    alone || pricingPer === 'BOOKING'
      ? !prices.some(({ unit }) => unit === null)
      : !prices.some(({ unit }) => unit !== null),
  );
  return [
    ...unpriced.map(({ name }) => warning('no_price', `«${name}» todavía no tiene precio.`, true)),
    ...(rules.length === 0 && departures === 0
      ? [warning('no_departures', 'Todavía no hay salidas: pon qué días y a qué horas sales.', false)]
      : []),
  ];
}

function languageWarnings({ facts, options }: CheckedPlan): PlanWarning[] {
  const message = unsoldLanguagesWarning(facts.languages, options);
  return message === null ? [] : [warning('unsold_language', message, false)];
}

function certificateWarnings({ content: { certificate }, facts }: CheckedPlan, today: string): PlanWarning[] {
  if (!facts.adventure) return [];
  if (!certificate) return [warning('certificate', 'Un plan de aventura necesita su certificado de seguridad.', true)];
  if (certificate.until < today)
    return [
      warning('certificate', `El certificado de seguridad venció el ${formatLongDate(certificate.until)}.`, true),
    ];
  return [];
}

function programWarnings({ content: { days } }: CheckedPlan): PlanWarning[] {
  return days.flatMap(({ stops }, day) =>
    earlyStops(stops).map((at) =>
      warning(
        'stops_overlap',
        `En el día ${day + 1}, «${stops[at]!.title}» empieza antes de que termine la parada anterior.`,
        true,
      ),
    ),
  );
}

function departureWarnings({ content: { days }, rules, options }: CheckedPlan): PlanWarning[] {
  const message = departureTimesWarning(days, rules, options);
  return message === null ? [] : [warning('program_times', message, false)];
}

function closedWarnings(
  { content, rules, options }: CheckedPlan,
  { today, until, zone, places, holidays }: Parameters<typeof planWarnings>[1],
): PlanWarning[] {
  const found = new Map<string, PlanWarning>();
  for (const { rule, optionId } of rules) {
    const option = options.find(({ id }) => id === optionId);
    if (!option || rule.onlyOpen) continue;
    const lengths = { zone, durationMinutes: option.durationMinutes, cutoffMinutes: option.cutoffMinutes };
    for (const { localDate, localTime, startsAt, endsAt } of ruleDepartures(rule, lengths, today, until)) {
      const days = programAt(content.days, departureSpan(localTime, startsAt, endsAt));
      for (const { place, name, date: on } of closedStops(days, localDate, places, holidays)) {
        if (!found.has(place))
          found.set(
            place,
            warning(
              'closed',
              `«${name}» está cerrado a esa hora el ${formatLongDate(on)}, y quizá otros días de tus salidas.`,
              false,
            ),
          );
      }
    }
  }
  return [...found.values()];
}

function warning(code: PlanWarning['code'], message: string, blocks: boolean): PlanWarning {
  return { code, message, blocks };
}
