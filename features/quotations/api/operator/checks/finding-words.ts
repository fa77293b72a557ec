import type { LegMode, MealRule, Minute, TimeWindow } from '#planner/model.ts';

/** The parameters count days from 0. The Spanish sentences count days from 1. */

interface ClosedSaid {
  day: number;
  name: string;
  /** Local day as `YYYY-MM-DD`. */
  date: string;
  begin: Minute;
  minutes: Minute;
  windows: readonly TimeWindow[];
  closure: string | null;
}

export function closedWords(said: ClosedSaid): string {
  const { day, name, date, windows, closure } = said;
  if (closure !== null) return `${onDay(day)}: ${name} no recibe visitas el ${dayText(date)}. ${closure}.`;
  if (windows.length === 0) return `${onDay(day)}: ${name} no abre el ${dayText(date)}.`;
  return `${onDay(day)}: ${name} ${clash(said)}. Ese ${weekday(date)} abre ${hoursText(windows)}.`;
}

export function assumedWords(said: ClosedSaid): string {
  const { day, name, date, windows } = said;
  if (windows.length === 0)
    return `${onDay(day)}: no conocemos un horario comprobado de ${name}; suponemos que el ${dayText(date)} no abre. Confírmalo.`;
  return `${onDay(day)}: no conocemos un horario comprobado de ${name}; suponemos que ese ${weekday(date)} abre ${hoursText(windows)}. Confírmalo.`;
}

export function unknownPlaceWords(day: number, title: string): string {
  return `${onDay(day)}: «${title}» señala un lugar que ya no está publicado en la región.`;
}

export function emptyDayWords(day: number): string {
  return `${onDay(day)}: no tiene paradas. El viajero no sabrá qué se hace ese día.`;
}

interface Timed {
  title: string;
  begin: Minute;
  minutes: Minute;
}

export function overlapWords(day: number, { title, begin }: Timed, before: Timed): string {
  return `${onDay(day)}: «${title}» empieza a ${at(begin)}, y «${before.title}» termina a ${at(before.begin + before.minutes)}.`;
}

export function noWayWords(day: number, { from, to }: { from: string; to: string }): string {
  return `${onDay(day)}: no conocemos un camino de ${from} a ${to}.`;
}

interface Late {
  from: string;
  to: string;
  minutes: Minute;
  mode: LegMode;
  begin: Minute;
  earliest: Minute;
}

export function lateWords(day: number, { from, to, minutes, mode, begin, earliest }: Late): string {
  const how = { walk: ' a pie', drive: ' por carretera', train: ' en tren', boat: ' en bote' }[mode];
  return `${onDay(day)}: de ${from} a ${to} se tarda ${lengthText(minutes)}${how}; llegarías a ${at(earliest)}, y la parada empieza a ${at(begin)}.`;
}

export function drivingWords(day: number, minutes: Minute, most: Minute): string {
  return `${onDay(day)}: ${lengthText(minutes)} de carretera en un día; más de ${lengthText(most)} cansa a cualquiera.`;
}

export function noMealWords(
  day: number,
  meal: MealRule['meal'],
  { begins, ends }: { begins: Minute; ends: Minute },
): string {
  const what = meal === 'lunch' ? 'almorzar' : 'cenar';
  return `${onDay(day)}: el día va de ${at(begins)} a ${at(ends)} sin una parada para ${what}.`;
}

function clash({ windows, begin, minutes }: ClosedSaid): string {
  const [first, last] = [windows[0]!, windows.at(-1)!];
  if (begin < first.open) return `abre a ${at(first.open)}; llegarías a ${at(begin)}`;
  const inside = windows.find(({ open, close }) => open <= begin && begin < close);
  if (inside && begin > (inside.lastEntry ?? inside.close))
    return `deja entrar hasta ${at(inside.lastEntry!)}; llegarías a ${at(begin)}`;
  if (inside) return `cierra a ${at(inside.close)}; la visita terminaría a ${at(begin + minutes)}`;
  const before = windows.findLast(({ close }) => close <= begin) ?? last;
  return `cierra a ${at(before.close)}; llegarías a ${at(begin)}`;
}

const onDay = (day: number) => `Día ${day + 1}`;

function hoursText(windows: readonly TimeWindow[]): string {
  return windows.map(({ open, close }) => `de ${clock(open)} a ${clock(close)}`).join(' y ');
}

function clock(minute: Minute): string {
  const ofDay = ((minute % 1440) + 1440) % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Example: "las 16:30" or "la 01:10". */
function at(minute: Minute): string {
  const text = clock(minute);
  return `${text.startsWith('01:') ? 'la' : 'las'} ${text}`;
}

function lengthText(minutes: Minute): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ');
}

const dayText = (date: string) => format(date, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
const weekday = (date: string) => format(date, { weekday: 'long' });

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('es', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
