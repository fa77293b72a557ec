import type { ProgramDay, ProgramStop } from '#features/operators/contract/plan-content.ts';
import type { InclusionKind } from './inclusion-kinds.ts';
import { daysOfLine } from './line-days.ts';
import type { LineKind, OfferContent, OfferLine } from './offer.ts';
import { kindsOfLine } from './offer-inclusions.ts';
import { eats, plainWords } from './offer-words.ts';

type OfferProgram = Pick<OfferContent, 'days' | 'lines'>;
type Line = Pick<OfferLine, 'kind' | 'title' | 'note' | 'place' | 'day' | 'days' | 'begin' | 'minutes'>;

export function linesOutsideProgram<L extends Line>(
  { days, lines }: { days: readonly ProgramDay[]; lines: readonly L[] },
  day: number,
): L[] {
  const stops = days[day]?.stops ?? [];
  return linesOfDay({ days, lines }, day).filter((line) => !stops.some((stop) => describes(stop, line)));
}

const linesOfDay = <L extends Line>(
  { days, lines }: { days: readonly ProgramDay[]; lines: readonly L[] },
  day: number,
) => lines.filter((line) => daysOfLine(line, days.length).includes(day));

/** Limits of `ProgramDay`. Lines may be longer, so their texts and minutes are cut. */
const MOST = { stops: 20, title: 80, note: 300, minutes: 1440 };

/**
 * If a stop describes only lines of these kinds and none is chosen, the stop stays in the program with
 * `included: false`.
 */
const GO_ALONG: readonly LineKind[] = ['ticket', 'guide', 'transport'];
/** The price of a line of these kinds includes the stops during the line's hours. */
const WHOLE_OUTINGS: readonly LineKind[] = ['plan', 'activity', 'other'];

/**
 * Adds the lines to the stops of each day, as screens show them. Calling the function again with its result changes
 * nothing.
 * @param chosen ids of the chosen lines. Null means all lines.
 */
export function programOf(offer: OfferProgram, chosen: readonly string[] | null = null): ProgramDay[] {
  return chosenDays(offer, chosen).map((day, index) => {
    const further = linesOutsideProgram(offer, index)
      .filter(({ id }) => chosen === null || chosen.includes(id))
      .slice(0, MOST.stops - day.stops.length)
      .map(asStop);
    if (further.length === 0) return day;
    return { ...day, stops: [...day.stops, ...further].toSorted((one, other) => one.begin - other.begin) };
  });
}

export function chosenDays({ days, lines }: OfferProgram, chosen: readonly string[] | null): ProgramDay[] {
  const isChosen = ({ id }: OfferLine) => chosen === null || chosen.includes(id);
  return days.map((day, index) => {
    const present = linesOfDay({ days, lines }, index);
    const stops = day.stops.flatMap((stop) => stopOf(stop, present, isChosen));
    const isSame = stops.length === day.stops.length && stops.every((stop, at) => stop === day.stops[at]);
    return isSame ? day : { ...day, stops };
  });
}

function stopOf(stop: ProgramStop, lines: readonly OfferLine[], isChosen: (line: OfferLine) => boolean): ProgramStop[] {
  const made = lines.filter((line) => isMadeOf(stop, line));
  const described = made.length > 0 ? made : lines.filter((line) => describes(stop, line));
  const including = [...described, ...lines.filter((line) => !described.includes(line) && isDuring(stop, line))];
  if (including.some(isChosen)) return [stop.included ? stop : { ...stop, included: true }];
  if (including.length === 0) return [stop];
  const isLeftOut =
    described.length > 0 && (made.length > 0 || !described.every(({ kind }) => GO_ALONG.includes(kind)));
  return isLeftOut ? [] : [stop.included ? { ...stop, included: false } : stop];
}

function isMadeOf(stop: ProgramStop, line: Line): boolean {
  const { begin, title, place } = asStop(line);
  return stop.begin === begin && stop.title === title && stop.place === place;
}

function isDuring(stop: ProgramStop, line: OfferLine): boolean {
  const isOuting = WHOLE_OUTINGS.includes(line.kind) || brings(line, 'ticket');
  const isMeal = eats(stop.title);
  if (isMeal ? !brings(line, 'meal') : !isOuting) return false;
  const shared = Math.min(stop.begin + stop.minutes, line.begin + line.minutes) - Math.max(stop.begin, line.begin);
  return shared * 2 >= stop.minutes;
}

const brings = (line: OfferLine, kind: InclusionKind) => kindsOfLine(line).includes(kind);

function asStop({ title, note, place, begin, minutes }: Line): ProgramStop {
  return {
    ...{ begin, place, included: true },
    minutes: Math.min(minutes, MOST.minutes),
    title: title.slice(0, MOST.title),
    note: note.slice(0, MOST.note),
  };
}

function describes(stop: ProgramStop, line: Line): boolean {
  if (line.place !== null && stop.place === line.place) return true;
  if (line.kind === 'plan' && stop.begin === line.begin) return true;
  const [one, other] = [plainWords(stop.title), plainWords(line.title)];
  if (one.includes(other) || other.includes(one)) return true;
  const isSameTime = stop.begin < line.begin + line.minutes && line.begin < stop.begin + stop.minutes;
  return line.kind === 'meal' && isSameTime && eats(stop.title);
}
