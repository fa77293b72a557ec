import type { ItineraryDay } from '#features/itineraries/contract/itinerary.ts';
import { printTime } from '#planner/hours/print.ts';
import type { LegTable, Minute, TimeWindow } from '#planner/model.ts';

type ItineraryLeg = ItineraryDay['legs'][number];

export interface PlannedVisit {
  /** Null for a meal at the previous stop. */
  node: number | null;
  minutes: Minute;
  /** Null for a place that is always open. */
  windows: TimeWindow[] | null;
  meal: TimeWindow | null;
  name: string;
}

export interface Schedule {
  begins: Minute[];
  legs: ItineraryLeg[];
  back: Minute;
}

/**
 * A traveller who arrives early waits for the opening. Visits keep their order.
 * @returns the earliest possible times, or a Spanish sentence about the first problem
 */
export function scheduleDay(
  { start, end, leave, visits }: { start: number; end: number; leave: Minute; visits: readonly PlannedVisit[] },
  table: LegTable,
): Schedule | { problem: string } {
  const schedule: Schedule = { begins: [], legs: [], back: leave };
  let at = start;
  let now = leave;
  for (const visit of visits) {
    const to = visit.node ?? at;
    const leg = legOf(table, at, to);
    if (!leg) return { problem: `No hay camino hasta ${visit.name}.` };
    const arrive = now + leg.minutes;
    const begin = firstBegin(arrive, visit);
    if (begin === null)
      return { problem: `${visit.name}: llegando a las ${printTime(arrive)} no caben ${visit.minutes} minutos.` };
    schedule.legs.push(leg);
    schedule.begins.push(begin);
    now = begin + visit.minutes;
    at = to;
  }
  const home = legOf(table, at, end);
  if (!home) return { problem: 'No hay camino de vuelta.' };
  schedule.legs.push(home);
  schedule.back = now + home.minutes;
  return schedule.back <= 1440 ? schedule : { problem: `El día termina a las ${printTime(schedule.back)}.` };
}

function firstBegin(arrive: Minute, { minutes, windows, meal }: PlannedVisit): Minute | null {
  const fits = (begin: Minute, window: TimeWindow) =>
    begin >= window.open && begin <= (window.lastEntry ?? window.close) && begin + minutes <= window.close;
  const starts = [arrive, ...(windows ?? []).map(({ open }) => open), ...(meal ? [meal.open] : [])].filter(
    (begin) => begin >= arrive,
  );
  const possible = starts.filter(
    (begin) => (!windows || windows.some((window) => fits(begin, window))) && (!meal || fits(begin, meal)),
  );
  return possible.length > 0 ? Math.min(...possible) : null;
}

function legOf(table: LegTable, from: number, to: number): ItineraryLeg | null {
  const at = from * table.size + to;
  const minutes = table.minutes[at]!;
  if (minutes < 0) return null;
  return {
    minutes,
    metres: table.metres[at]!,
    mode: table.modes[table.mode[at]!]!,
    basis: table.bases[table.basis[at]!]!,
  };
}
