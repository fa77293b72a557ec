import { type Conflict, isSame, mergeFields, type Side } from '#web/drafts/merge-fields.ts';
import { addDays } from '#web/format/dates.ts';
import type { TripDay, TripDocument, TripStop } from '../../contract/trip.ts';
import { MOST_UNPLACED } from '../../contract/trip.ts';

/** `when` has the form "day begin". The day is an index, or the date for a departure. */
type PlainStop = Omit<TripStop, 'begin' | 'state'> & { when: string; locked: boolean; booked: boolean };

/** All stops are in one list, so that a stop keeps its identity when its day changes. */
interface PlainTrip {
  title: string;
  wish: Omit<TripDocument['wish'], 'startDate' | 'days'>;
  startDate: string;
  dayCount: number;
  days: Record<string, Omit<TripDay, 'date' | 'stops' | 'along'>>;
  along: Record<string, TripDay['along']>;
  stops: PlainStop[];
  unplaced: string[];
  removed: string[];
  gaveWay: NonNullable<TripDocument['gaveWay']>;
  copiedFrom?: string;
}

export interface MergedTrip {
  document: TripDocument;
  conflicts: Conflict[];
}

/**
 * Merges two versions of a trip by stop and by field. If `base` is null, the result keeps everything that one version
 * has.
 * @param base version from which both versions started
 * @param take decides conflicts, by default `mine`
 */
export function mergeTrips(
  base: TripDocument | null,
  mine: TripDocument,
  theirs: TripDocument,
  take?: (path: readonly string[]) => Side,
): MergedTrip {
  const was = base ? plainTrip(base) : EMPTY;
  const other = plainTrip(theirs);
  const own = withSharedIds(plainTrip(mine), other, was);
  const { value, conflicts } = mergeFields<PlainTrip>(was as PlainTrip, own, other, take);
  return { document: tripOf(value, mine, theirs), conflicts };
}

/** Ignores the marks of broken stops. */
export const isSameTrip = (one: TripDocument, other: TripDocument): boolean => isSame(plainTrip(one), plainTrip(other));

/** Splits `when` into the day and the begin in minutes. The day is an index, or the date of a departure. */
export function readWhen(when: string): { day: string; begin: number } {
  const [day = '', begin] = when.split(' ');
  return { day, begin: Number(begin) };
}

const EMPTY: Partial<PlainTrip> = {};

function plainTrip({ title, wish, days, unplaced, removed, gaveWay, copiedFrom }: TripDocument): PlainTrip {
  const { startDate: _, days: __, ...wanted } = wish;
  return {
    title,
    wish: wanted,
    startDate: days[0]?.date ?? wish.startDate,
    dayCount: days.length,
    days: Object.fromEntries(days.map(({ date: _date, stops: _stops, along: _along, ...day }, d) => [d, day])),
    along: Object.fromEntries(days.flatMap(({ date, along }) => (along ? [[date, along]] : []))),
    stops: days.flatMap(({ date, stops }, d) => stops.map((stop) => plainStop(stop, stop.plan ? date : String(d)))),
    unplaced: unplaced ?? [],
    removed: removed ?? [],
    gaveWay: gaveWay ?? [],
    ...(copiedFrom !== undefined && { copiedFrom }),
  };
}

const plainStop = ({ begin, state, ...stop }: TripStop, day: string): PlainStop => ({
  ...stop,
  when: `${day} ${begin}`,
  locked: state === 'locked',
  booked: state === 'booked',
});

function withSharedIds(mine: PlainTrip, theirs: PlainTrip, base: Partial<PlainTrip>): PlainTrip {
  const known = new Set(base.stops?.map(({ id }) => id));
  const added = new Map(
    theirs.stops.flatMap((stop) => {
      const spot = spotOf(stop);
      return spot && !known.has(stop.id) ? [[spot, stop.id] as const] : [];
    }),
  );
  const stops = mine.stops.map((stop) => {
    const id = known.has(stop.id) ? undefined : added.get(spotOf(stop) ?? '');
    return id ? { ...stop, id } : stop;
  });
  return { ...mine, stops };
}

const spotOf = ({ place, plan, when }: PlainStop): string | null =>
  plan ? `${plan.departureId} ${readWhen(when).day}` : place;

function tripOf(plain: PlainTrip, mine: TripDocument, theirs: TripDocument): TripDocument {
  const { title, wish, startDate, dayCount, stops, copiedFrom } = plain;
  const own = { startDate: mine.days[0]?.date, dayCount: mine.days.length };
  const dates = own.startDate === startDate && own.dayCount === dayCount ? mine.wish : theirs.wish;
  const days = Array.from({ length: dayCount }, (_, d): TripDay => {
    const date = addDays(startDate, d);
    const along = plain.along[date];
    return { ...plain.days[d], date, ...(along && { along }), stops: [] };
  });
  const left: string[] = [];
  for (const { when, locked, booked, ...stop } of stops) {
    const { day, begin } = readWhen(when);
    const at = stop.plan ? days.find(({ date }) => date === day) : days[Number(day)];
    if (at) at.stops.push({ ...stop, begin, state: booked ? 'booked' : locked ? 'locked' : 'placed' });
    else if (stop.place !== null) left.push(stop.place);
  }
  for (const day of days) day.stops.sort((one, other) => one.begin - other.begin);
  const placed = new Set(days.flatMap((day) => day.stops.map(({ place }) => place)));
  const unplaced = [...new Set([...plain.unplaced, ...left])].filter((id) => !placed.has(id)).slice(-MOST_UNPLACED);
  const removed = plain.removed.filter((id) => !placed.has(id) && !unplaced.includes(id));
  const gaveWay = plain.gaveWay.filter(({ place }) => unplaced.includes(place));
  return {
    title,
    wish: { ...wish, startDate: dates.startDate, days: dates.days },
    days,
    ...(unplaced.length > 0 && { unplaced }),
    ...(removed.length > 0 && { removed }),
    ...(gaveWay.length > 0 && { gaveWay }),
    ...(copiedFrom !== undefined && { copiedFrom }),
  };
}
