import { closedStopsOfRules, closedStopWarning, type PlaceHours } from '#features/operators/contract/closed-stops.ts';
import { earlyStops } from '#features/operators/contract/early-stops.ts';
import { unsoldLanguagesWarning } from '#features/operators/contract/guide-languages.ts';
import type { ManagedOption, ManagedRule, PlanWarning } from '#features/operators/contract/managed-plan.ts';
import type { PlanContent, PlanFacts } from '#features/operators/contract/plan-content.ts';
import {
  departureTimesWarning,
  longerProgram,
  shortOptionWarnings,
} from '#features/operators/contract/program-times.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { formatLongDate } from '../departures/spanish-dates.ts';

/** Types of units whose price depends on the age. */
const AGED: readonly string[] = ['INFANT', 'CHILD', 'YOUTH', 'SENIOR'];

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
  const ageless = options.flatMap(({ units }) =>
    units.filter(({ type, minAge, maxAge }) => AGED.includes(type) && minAge === null && maxAge === null),
  );
  return [
    ...[...new Set(ageless.map(({ name }) => name))].map((name) =>
      warning('no_ages', `Di qué edades tiene «${name}»: así cada familia sabe qué precio paga.`, false),
    ),
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
  // An option that is too short has its own warning, so its departures are compared as if it were long enough.
  const lengthened = options.map(({ id, durationMinutes }) => ({
    id,
    durationMinutes: longerProgram(days, durationMinutes) ?? durationMinutes,
  }));
  const message = departureTimesWarning(days, rules, lengthened);
  return [
    ...shortOptionWarnings(days, options).map((short) => warning('program_longer', short, false)),
    ...(message === null ? [] : [warning('program_times', message, false)]),
  ];
}

function closedWarnings(
  { content, rules, options }: CheckedPlan,
  setting: Parameters<typeof planWarnings>[1],
): PlanWarning[] {
  return closedStopsOfRules(content.days, rules, options, setting).map((stop) =>
    warning('closed', closedStopWarning(stop, formatLongDate(stop.date)), false),
  );
}

function warning(code: PlanWarning['code'], message: string, blocks: boolean): PlanWarning {
  return { code, message, blocks };
}
