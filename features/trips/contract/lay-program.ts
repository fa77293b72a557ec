import { crosses, type DatedStop } from './booked-stops.ts';
import { type GaveWay, MOST_UNPLACED, type TripDay, type TripDocument, type TripStop } from './trip.ts';

export interface LaidDay {
  /** Local day, `YYYY-MM-DD`. */
  date: string;
  title?: string;
  /** Contains only stops that are not booked. */
  stops: readonly TripStop[];
}

export interface ProgramSpot {
  date: string;
  begin: number;
  minutes: number;
  place: string;
}

export interface LaidProgram {
  title: string;
  days: readonly LaidDay[];
  spots: readonly ProgramSpot[];
}

/**
 * Returns true if the trip already contains a stop of the program. Adding the program again would overwrite the
 * traveller's changes.
 */
export function isLaid({ days }: TripDocument, program: LaidProgram): boolean {
  const ids = new Set(program.days.flatMap(({ stops }) => stops.map(({ id }) => id)));
  return days.some(({ stops }) => stops.some(({ id }) => ids.has(id)));
}

/**
 * Departures and booked stops stay. Stops at other places move to the waiting list, or stay on their day if the list is
 * full.
 * @param bought booked stops of the offer
 */
export function layProgram(document: TripDocument, program: LaidProgram, bought: readonly DatedStop[]): TripDocument {
  const laid = new Map(program.days.map((day) => [day.date, day]));
  const goesTo = new Set(program.spots.map(({ place }) => place));
  const waits = new Map<string, GaveWay>();
  const room = MOST_UNPLACED - (document.unplaced ?? []).length;
  const mayWait = ({ place, note }: TripStop & { place: string }) => {
    if (waits.has(place)) return true;
    if (waits.size >= room) return false;
    waits.set(place, { place, to: program.title, ...(note && { note }) });
    return true;
  };
  const stays = (stop: TripStop, { date, stops }: LaidDay): boolean => {
    if (stop.plan || stop.state === 'booked') return true;
    if (isSomewhere(stop)) return !goesTo.has(stop.place) && !mayWait(stop);
    const there = [...stops.map((one) => ({ date, stop: one })), ...bought];
    return stop.note !== undefined || !there.some((one) => crosses(one, { date, stop }));
  };
  const days = document.days.map((day): TripDay => {
    const offered = laid.get(day.date);
    if (!offered) return day;
    const kept = day.stops.filter((stop) => stays(stop, offered));
    const there = new Set(kept.map(({ place }) => place));
    const comes = offered.stops.filter(({ place }) => place === null || !there.has(place));
    const title = day.title ?? offered.title;
    const stops = [...kept, ...comes].toSorted((one, other) => one.begin - other.begin);
    return { ...day, ...(title && { title }), stops };
  });
  return withWaiting({ ...document, days }, [...waits.values()]);
}

const isSomewhere = (stop: TripStop): stop is TripStop & { place: string } => stop.place !== null;

function withWaiting(document: TripDocument, waits: readonly GaveWay[]): TripDocument {
  const { unplaced = [], gaveWay = [], ...rest } = document;
  const placed = new Set(document.days.flatMap(({ stops }) => stops.map(({ place }) => place)));
  const fresh = waits.filter(({ place }) => !placed.has(place) && !unplaced.includes(place));
  const left = [...unplaced, ...fresh.map(({ place }) => place)];
  const why = [...gaveWay, ...fresh];
  return { ...rest, ...(left.length > 0 && { unplaced: left }), ...(why.length > 0 && { gaveWay: why }) };
}

/** The note of a removed stop moves to the new stop or the booking that visits the same place. */
export function keepNotes(before: TripDocument, after: TripDocument, spots: readonly ProgramSpot[]): TripDocument {
  const ids = new Set(after.days.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const lost = before.days.flatMap(({ stops }) => stops.filter(({ id, note }) => note && !ids.has(id)));
  if (lost.length === 0) return after;
  const notes = new Map<string, string>();
  const all = after.days.flatMap(({ date, stops }) => stops.map((stop) => ({ date, stop })));
  for (const { place, note } of lost) {
    if (place === null) continue;
    const spot = spots.find((one) => one.place === place);
    const heir =
      all.find(({ stop }) => stop.place === place) ??
      (spot && all.find((one) => one.stop.plan?.booking && crosses(one, { date: spot.date, stop: spot })));
    if (heir) notes.set(heir.stop.id, [notes.get(heir.stop.id) ?? heir.stop.note, note].filter(Boolean).join('\n'));
  }
  const days = after.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const note = notes.get(stop.id);
      return note ? { ...stop, note: note.slice(0, 2000) } : stop;
    }),
  }));
  return { ...after, days };
}
