import { printTime, weekdayRuns } from './print.ts';
import {
  type DatePoint,
  type DateRange,
  type DaySelector,
  EVERY_DAY,
  type HoursRule,
  type HoursRules,
  type Span,
} from './rules.ts';

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const PLURAL_DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'];

/** For example "Abre de martes a domingo, 09:00–16:00". */
export function hoursInSpanish(rules: HoursRules): string {
  const opening = rules.filter((rule) => rule.state === 'open');
  if (opening.length === 0) return 'Cerrado';
  if (rules.length === 1 && isAlways(rules[0]!)) return withComment('Abierto a toda hora', rules[0]!);
  const sentences: string[] = [];
  let open: string[] = [];
  const finish = () => {
    if (open.length > 0) sentences.push(`Abre ${open.join('; ')}`);
    open = [];
  };
  for (const rule of rules) {
    if (rule.state === 'open') open.push(withComment(`${whenOf(rule, 'open')}, ${spansInSpanish(rule.spans)}`, rule));
    else {
      finish();
      const hours = rule.spans.length > 0 ? `, ${spansInSpanish(rule.spans)}` : '';
      sentences.push(withComment(`Cierra ${whenOf(rule, 'closed')}${hours}`, rule));
    }
  }
  finish();
  return sentences.join('. ');
}

/** For example "09:00–13:00 y 15:00–18:00". Times past midnight start again at 00:00 ("18:00–01:00"). */
export function spansInSpanish(spans: readonly Span[]): string {
  return inList(
    spans.map(({ open, close }) =>
      open === 0 && close === 1440
        ? 'todo el día'
        : `${printTime(open)}–${printTime(close > 1440 ? close % 1440 : close)}`,
    ),
  );
}

function isAlways(rule: HoursRule): boolean {
  const everyDay = rule.days === null || rule.days.weekdays === EVERY_DAY;
  return (
    everyDay &&
    rule.dates.length === 0 &&
    rule.spans.length === 1 &&
    rule.spans[0]!.open === 0 &&
    rule.spans[0]!.close === 1440
  );
}

function withComment(text: string, rule: HoursRule): string {
  return rule.comment ? `${text} (${rule.comment})` : text;
}

function whenOf(rule: HoursRule, state: 'open' | 'closed'): string {
  const dates = inList(rule.dates.map(datesInSpanish));
  const days = rule.days ? daysInSpanish(rule.days, state) : '';
  if (dates && days) return `${dates}, ${days}`;
  return dates || days || 'todos los días';
}

function daysInSpanish(days: DaySelector, state: 'open' | 'closed'): string {
  const parts: string[] = [];
  if (days.weekdays === EVERY_DAY) parts.push('todos los días');
  else {
    for (const [first, last] of weekdayRuns(days.weekdays)) {
      const length = ((last - first + 7) % 7) + 1;
      if (length === 1) parts.push(`los ${PLURAL_DAYS[first]}`);
      else if (length === 2) parts.push(`los ${PLURAL_DAYS[first]}`, `los ${PLURAL_DAYS[last]}`);
      else parts.push(`de ${DAYS[first]} a ${DAYS[last]}`);
    }
  }
  for (const { weekday, positions } of days.nth) {
    for (const position of positions) {
      parts.push(
        position > 0 ? `el ${ORDINALS[position - 1]} ${DAYS[weekday]} del mes` : `el último ${DAYS[weekday]} del mes`,
      );
    }
  }
  if (days.holidays) parts.push(days.weekdays === EVERY_DAY && state === 'open' ? 'también feriados' : 'los feriados');
  return inList(parts);
}

function datesInSpanish({ from, to }: DateRange): string {
  const same = from.month === to.month && from.day === to.day && from.year === to.year;
  if (same) return from.day === undefined ? `en ${dateInSpanish(from)}` : `el ${dateInSpanish(from)}`;
  if (from.day === undefined) return `de ${dateInSpanish(from)} a ${dateInSpanish(to)}`;
  return `del ${dateInSpanish(from)} al ${dateInSpanish(to)}`;
}

function dateInSpanish({ year, month, day }: DatePoint): string {
  return [day === undefined ? [] : [String(day)], [MONTHS[month - 1]!], year === undefined ? [] : [String(year)]]
    .flat()
    .join(' de ');
}

function inList(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
}
