import type { DatedStop } from '../../contract/booked-stops.ts';
import {
  BY_HAND,
  type ByHand,
  MOST_REMOVED,
  MOST_UNPLACED,
  type TripDay,
  type TripDocument,
  type TripStop,
  type Wish,
} from '../../contract/trip.ts';
import { isHeld, withPlanStops } from './planning/plan-stops.ts';

/** Times are in local minutes after midnight. `day` is an index of the document's days. */
export type TripEdit =
  | { kind: 'move'; stop: string; day: number; begin: number }
  | { kind: 'duration'; stop: string; minutes: number }
  | { kind: 'lock'; stop: string; locked: boolean }
  | { kind: 'remove'; stop: string }
  | { kind: 'add'; stop: TripStop; day: number }
  /** Adds one stop for each day of a departure, and replaces earlier stops of the departure. */
  | { kind: 'add-plan'; stops: DatedStop[] }
  | { kind: 'swap'; stop: string; place: string }
  | { kind: 'note'; stop: string; note: string }
  | { kind: 'rename'; title: string }
  | { kind: 'title-day'; day: number; title: string }
  | { kind: 'optimise'; days: TripDay[] }
  | { kind: 'fit'; place: string; days: TripDay[] }
  | { kind: 'keep'; place: string }
  | { kind: 'forget'; place: string }
  /** Lets the planner add a place or meal that the traveller removed. */
  | { kind: 'allow'; place: string }
  | { kind: 'allow-meal'; day: number; meal: Meal }
  | { kind: 'wish'; wish: Wish; days: TripDay[]; title: string }
  /** Marks the state before a merge, so that undo returns to the traveller's own choices. */
  | { kind: 'join' }
  | { kind: 'put-order'; title: string; trip: TripDocument };

type Meal = NonNullable<TripStop['meal']>;

export const SNAP_MINUTES = 5;
export const SHORTEST_VISIT = 5;
/** Edits that a departure refuses, because only the operator sets its hour. */
const MOVES: ReadonlySet<TripEdit['kind']> = new Set(['move', 'duration', 'lock', 'swap']);
/** Minutes after midnight. A visit may begin after the next midnight. */
const LAST_BEGIN = 2880;

export function snap(minutes: number): number {
  return Math.min(LAST_BEGIN, Math.max(0, Math.round(minutes / SNAP_MINUTES) * SNAP_MINUTES));
}

/** Returns the same document for an unknown stop or day, and for an edit that would move a departure or held stop. */
export function applyEdit(trip: TripDocument, edit: TripEdit): TripDocument {
  if (MOVES.has(edit.kind) && 'stop' in edit && typeof edit.stop === 'string') {
    const stop = findStop(trip, edit.stop)?.stop;
    if (stop?.plan || (stop && edit.kind !== 'lock' && isHeld(stop))) return trip;
  }
  const changed = change(trip, edit);
  if (changed.days === trip.days && changed.unplaced === trip.unplaced) return changed;
  return withoutReturned(withoutPlacedWishes(withNotesBack(changed)));
}

function change(trip: TripDocument, edit: TripEdit): TripDocument {
  switch (edit.kind) {
    case 'move':
      return moveStop(trip, edit.stop, edit.day, snap(edit.begin));
    case 'duration':
      return changeStop(trip, edit.stop, (stop) =>
        decided({ ...stop, minutes: Math.max(SHORTEST_VISIT, snap(edit.minutes)) }, 'length'),
      );
    case 'lock':
      return changeStop(trip, edit.stop, (stop) =>
        stop.state === 'booked' ? stop : { ...stop, state: edit.locked ? 'locked' : 'placed' },
      );
    case 'remove':
      return takeOut(trip, edit.stop);
    case 'add':
      return trip.days[edit.day]
        ? changeDays(trip, (day, index) => (index === edit.day ? withStop(day, decided(edit.stop)) : day))
        : trip;
    case 'add-plan':
      return changeDays(trip, (day) => withPlanStops([day], edit.stops)[0]!);
    case 'swap':
      return changeStop(withRemoved(trip, findStop(trip, edit.stop)?.stop.place ?? null), edit.stop, (stop) =>
        decided({ ...stop, place: edit.place }),
      );
    case 'note':
      return changeStop(trip, edit.stop, ({ note: _, ...stop }) =>
        edit.note ? decided({ ...stop, note: edit.note }) : stop,
      );
    case 'rename':
      return edit.title.trim() ? { ...trip, title: edit.title.trim().slice(0, 120) } : trip;
    case 'title-day':
      return changeDays(trip, ({ title: _, ...day }, index) =>
        index !== edit.day
          ? trip.days[index]!
          : edit.title.trim()
            ? { ...day, title: edit.title.trim().slice(0, 80) }
            : day,
      );
    case 'optimise':
      return { ...trip, days: edit.days };
    case 'fit':
      return changeDays({ ...trip, days: edit.days }, (day) => {
        const index = day.stops.findIndex(({ place }) => place === edit.place);
        return index < 0 ? day : { ...day, stops: day.stops.with(index, decided(day.stops[index]!)) };
      });
    case 'keep':
      return keepWish(trip, edit.place);
    case 'forget':
      return withWishes(
        trip,
        (trip.unplaced ?? []).filter((place) => place !== edit.place),
      );
    case 'allow':
      return withRemovals(
        trip,
        (trip.removed ?? []).filter((place) => place !== edit.place),
      );
    case 'allow-meal':
      return changeDays(trip, (day, index) => (index === edit.day ? withoutSkipped(day, [edit.meal]) : day));
    case 'wish':
      return { ...trip, title: edit.title, wish: edit.wish, days: edit.days };
    case 'join':
      return trip;
    case 'put-order':
      return edit.trip;
  }
}

/** Locked and booked stops keep their state. The screen takes their broken rules from the planner's verdict. */
export function markBroken(trip: TripDocument, broken: ReadonlySet<string>): TripDocument {
  return changeDays(trip, (day) => {
    const stops = day.stops.map((stop): TripStop => {
      if (stop.state === 'placed' && broken.has(stop.id)) return { ...stop, state: 'broken' };
      if (stop.state === 'broken' && !broken.has(stop.id)) return { ...stop, state: 'placed' };
      return stop;
    });
    return stops.some((stop, index) => stop !== day.stops[index]) ? { ...day, stops } : day;
  });
}

export function findStop(trip: TripDocument, id: string): { stop: TripStop; day: number; index: number } | null {
  for (const [day, { stops }] of trip.days.entries()) {
    const index = stops.findIndex((stop) => stop.id === id);
    if (index >= 0) return { stop: stops[index]!, day, index };
  }
  return null;
}

function keepWish(trip: TripDocument, place: string): TripDocument {
  if (placesOf(trip).has(place)) return trip;
  const others = (trip.unplaced ?? []).filter((other) => other !== place);
  return withWishes(trip, [...others, place].slice(-MOST_UNPLACED));
}

function withoutPlacedWishes(trip: TripDocument): TripDocument {
  const placed = placesOf(trip);
  return withWishes(
    trip,
    (trip.unplaced ?? []).filter((place) => !placed.has(place)),
  );
}

function withWishes(trip: TripDocument, places: string[]): TripDocument {
  const before = trip.unplaced ?? [];
  if (places.length === before.length && places.every((place, index) => place === before[index])) return trip;
  const { unplaced: _, gaveWay = [], ...rest } = trip;
  const why = gaveWay.filter(({ place }) => places.includes(place));
  return { ...rest, ...(places.length > 0 && { unplaced: places }), ...(why.length > 0 && { gaveWay: why }) };
}

function takeOut(trip: TripDocument, id: string): TripDocument {
  const found = findStop(trip, id);
  if (!found) return trip;
  const { place, meal, plan } = found.stop;
  const rest = changeDays(trip, (day, index) => {
    if (index !== found.day) return day;
    const without = withoutStop(day, id);
    const skips = meal && place === null && !plan && !day.skippedMeals?.includes(meal);
    return skips ? { ...without, skippedMeals: [...(day.skippedMeals ?? []), meal] } : without;
  });
  return withRemoved(rest, place);
}

function withRemoved(trip: TripDocument, place: string | null): TripDocument {
  if (place === null) return trip;
  const others = (trip.removed ?? []).filter((other) => other !== place);
  return withRemovals(trip, [...others, place].slice(-MOST_REMOVED));
}

function withoutReturned(trip: TripDocument): TripDocument {
  const back = placesOf(trip);
  const kept = (trip.removed ?? []).filter((place) => !back.has(place) && !trip.unplaced?.includes(place));
  return changeDays(withRemovals(trip, kept), (day) =>
    withoutSkipped(
      day,
      day.stops.flatMap(({ meal }) => meal ?? []),
    ),
  );
}

function withRemovals(trip: TripDocument, places: string[]): TripDocument {
  if (places.join() === (trip.removed ?? []).join()) return trip;
  const { removed: _, ...rest } = trip;
  return places.length > 0 ? { ...rest, removed: places } : rest;
}

function withoutSkipped(day: TripDay, meals: readonly Meal[]): TripDay {
  if (!day.skippedMeals?.some((meal) => meals.includes(meal))) return day;
  const { skippedMeals, ...rest } = day;
  const left = skippedMeals.filter((meal) => !meals.includes(meal));
  return left.length > 0 ? { ...rest, skippedMeals: left } : rest;
}

function decided(stop: TripStop, ...decisions: ByHand[]): TripStop {
  if (stop.plan) return stop;
  const all = new Set<ByHand>(['place', ...decisions, ...(stop.byHand ?? [])]);
  return { ...stop, byHand: BY_HAND.filter((one) => all.has(one)) };
}

function withNotesBack(trip: TripDocument): TripDocument {
  const notes = new Map(trip.gaveWay?.flatMap(({ place, note }) => (note ? [[place, note] as const] : [])));
  if (notes.size === 0) return trip;
  return changeDays(trip, (day) => {
    const stops = day.stops.map((stop) => {
      const note = stop.note || stop.place === null ? undefined : notes.get(stop.place);
      return note ? { ...stop, note } : stop;
    });
    return stops.some((stop, index) => stop !== day.stops[index]) ? { ...day, stops } : day;
  });
}

function placesOf(trip: TripDocument): Set<string | null> {
  return new Set(trip.days.flatMap((day) => day.stops.map((stop) => stop.place)));
}

function moveStop(trip: TripDocument, id: string, to: number, begin: number): TripDocument {
  const found = findStop(trip, id);
  if (!found || !trip.days[to]) return trip;
  if (found.day === to && found.stop.begin === begin) return trip;
  const moved = decided({ ...found.stop, begin }, ...(found.day === to ? [] : (['day'] as const)));
  return changeDays(trip, (day, index) => {
    const rest = withoutStop(day, id);
    return index === to ? withStop(rest, moved) : rest;
  });
}

function changeStop(trip: TripDocument, id: string, change: (stop: TripStop) => TripStop): TripDocument {
  return changeDays(trip, (day) => {
    const index = day.stops.findIndex((stop) => stop.id === id);
    if (index < 0) return day;
    const changed = change(day.stops[index]!);
    return changed === day.stops[index] ? day : { ...day, stops: day.stops.with(index, changed) };
  });
}

function changeDays(trip: TripDocument, change: (day: TripDay, index: number) => TripDay): TripDocument {
  const days = trip.days.map(change);
  return days.some((day, index) => day !== trip.days[index]) ? { ...trip, days } : trip;
}

function withoutStop(day: TripDay, id: string): TripDay {
  return day.stops.some((stop) => stop.id === id) ? { ...day, stops: day.stops.filter((stop) => stop.id !== id) } : day;
}

function withStop(day: TripDay, stop: TripStop): TripDay {
  const at = day.stops.findIndex((other) => other.begin > stop.begin);
  return { ...day, stops: at < 0 ? [...day.stops, stop] : day.stops.toSpliced(at, 0, stop) };
}
