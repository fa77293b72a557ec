import { printTime } from '#planner/hours/print.ts';
import type { ClosedHours, ClosureNotice } from './closure.ts';

/** Days are local days of the region, `YYYY-MM-DD`. */

const LOCALE = 'es';

type Said = Pick<ClosureNotice, 'kind' | 'name' | 'severity' | 'startsOn' | 'endsOn' | 'hours' | 'reason'>;

export function closureWords(closure: Said, today: string): string {
  const { kind, name, severity, reason } = closure;
  const span = closureSpan(closure, today);
  if (kind === 'place' && closure.hours) return `${closedHoursText(closure.hours)} ${span}, por ${reason}`;
  if (kind === 'place') return `Cerrado por ${reason} ${span}`;
  const what = severity === 'slower' ? 'tránsito lento' : 'sin paso de autos';
  return `${name}: ${what} por ${reason} ${span}`;
}

/** Returns a text such as "Cierra a las 16:00 el 3 de diciembre", without the reason. Only for a closure of a place. */
export function hoursChangeText(closure: Pick<Said, 'startsOn' | 'endsOn' | 'hours'>, today: string): string {
  return `${closure.hours ? closedHoursText(closure.hours) : 'Cerrado'} ${closureSpan(closure, today)}`;
}

const DAY = 1440;

/** Returns a text such as "Cierra a las 16:00". */
export function closedHoursText({ from, to }: ClosedHours): string {
  if (to >= DAY) return `Cierra a las ${printTime(from)}`;
  if (from === 0) return `Abre recién a las ${printTime(to)}`;
  return `Cierra de ${printTime(from)} a ${printTime(to)}`;
}

/** Returns a text such as "del 3 al 12 de diciembre" or "hasta nuevo aviso". */
export function closureSpan({ startsOn, endsOn }: Pick<Said, 'startsOn' | 'endsOn'>, today: string): string {
  const hasBegun = startsOn <= today;
  if (endsOn === null)
    return hasBegun ? 'hasta nuevo aviso' : `desde el ${dayText(startsOn, today)}, hasta nuevo aviso`;
  if (startsOn === endsOn) return `el ${dayText(startsOn, today)}`;
  if (hasBegun) return `hasta el ${dayText(endsOn, today)}`;
  const isOneMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7);
  const first = isOneMonth ? String(Number(startsOn.slice(8))) : dayText(startsOn, today);
  return `del ${first} al ${dayText(endsOn, today)}`;
}

function dayText(date: string, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** @param closure an announced closure, which may last only a part of the day */
export function isInForce({ startsOn, endsOn }: Pick<Said, 'startsOn' | 'endsOn'>, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn);
}
