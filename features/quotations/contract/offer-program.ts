import type { ProgramDay, ProgramStop } from '#features/operators/contract/plan-content.ts';
import { daysOfLine } from './line-days.ts';
import type { OfferContent, OfferLine } from './offer.ts';
import { eats, plainWords } from './offer-words.ts';

type OfferProgram = Pick<OfferContent, 'days' | 'lines'>;
type Line = Pick<OfferLine, 'kind' | 'title' | 'note' | 'place' | 'day' | 'days' | 'begin' | 'minutes'>;

export function linesOutsideProgram<L extends Line>(
  { days, lines }: { days: readonly ProgramDay[]; lines: readonly L[] },
  day: number,
): L[] {
  const stops = days[day]?.stops ?? [];
  return lines.filter(
    (line) => daysOfLine(line, days.length).includes(day) && !stops.some((stop) => describes(stop, line)),
  );
}

/** Limits of `ProgramDay`. A line may be longer than a stop, so texts and minutes are cut. */
const MOST = { stops: 20, title: 80, note: 300, minutes: 1440 };

/** The days that screens show: stops and lines together, sorted by start time. */
export function programOf({ days, lines }: OfferProgram): ProgramDay[] {
  return days.map((day, index) => {
    const further = linesOutsideProgram({ days, lines }, index)
      .slice(0, MOST.stops - day.stops.length)
      .map(asStop);
    if (further.length === 0) return day;
    return { ...day, stops: [...day.stops, ...further].toSorted((one, other) => one.begin - other.begin) };
  });
}

function asStop({ title, note, place, begin, minutes }: Line): ProgramStop {
  return {
    ...{ begin, place, included: true },
    minutes: Math.min(minutes, MOST.minutes),
    title: title.slice(0, MOST.title),
    note: note.slice(0, MOST.note),
  };
}

/**
 * A stop describes a line at the same place, with a similar name, or of the same meal. A plan's line needs only the
 * same start.
 */
function describes(stop: ProgramStop, line: Line): boolean {
  if (line.place !== null && stop.place === line.place) return true;
  if (line.kind === 'plan' && stop.begin === line.begin) return true;
  const [one, other] = [plainWords(stop.title), plainWords(line.title)];
  if (one.includes(other) || other.includes(one)) return true;
  const isSameTime = stop.begin < line.begin + line.minutes && line.begin < stop.begin + stop.minutes;
  return line.kind === 'meal' && isSameTime && eats(stop.title);
}
