import { storage } from '#web/storage.ts';
import type { TripDay, TripDocument, Wish } from '../../../contract/trip.ts';
import type { TripEdit } from '../trip-edits.ts';
import type { History, Step } from './trip-history.ts';

/**
 * Stores the steps of undo and redo beside the trip, so that they survive a reload. Most steps change only one or two days. So equal days of several
 * steps are stored once, and the steps refer to them.
 */

interface KeptHistory {
  /** All different days and wishes of the steps. */
  parts: (TripDay | Wish)[];
  present: PackedTrip;
  past: PackedStep[];
  future: PackedStep[];
}

type PackedTrip = Omit<TripDocument, 'days' | 'wish'> & { wish: number; days: number[] };
type PackedStep = Omit<Step, 'before'> & { before: PackedTrip };

/**
 * The history of one trip takes at most this number of characters; the oldest steps are dropped first. A browser stores about five million characters in all.
 */
const MOST_CHARACTERS = 240_000;
const keyOf = (local: string) => `pasos:${local}`;

export function keepHistory(local: string, history: History): void {
  let kept = history;
  let packed = JSON.stringify(pack(kept));
  while (packed.length > MOST_CHARACTERS && kept.past.length + kept.future.length > 0) {
    kept = { ...kept, past: newer(kept.past), future: newer(kept.future) };
    packed = JSON.stringify(pack(kept));
  }
  if (kept.past.length + kept.future.length === 0) storage.remove(keyOf(local));
  else storage.write(keyOf(local), pack(kept));
}

/** The stored history; null when none is stored, or when the trip was changed elsewhere after the last step. */
export function recallHistory(local: string, present: TripDocument): History | null {
  const kept = storage.read<KeptHistory>(keyOf(local));
  if (!kept) return null;
  const { parts } = kept;
  const trip = ({ wish, days, ...rest }: PackedTrip): TripDocument => ({
    ...rest,
    wish: parts[wish] as Wish,
    days: days.map((at) => parts[at] as TripDay),
  });
  const step = (packed: PackedStep): Step => ({ ...packed, before: trip(packed.before) });
  const latest = trip(kept.present);
  if (!sameTrip(latest, present)) return null;
  return { present: latest, past: kept.past.map(step), future: kept.future.map(step) };
}

export function dropHistory(local: string): void {
  storage.remove(keyOf(local));
}

function pack({ present, past, future }: History): KeptHistory {
  const parts: KeptHistory['parts'] = [];
  const known = new Map<string, number>();
  const indexOf = (part: TripDay | Wish) => {
    const json = JSON.stringify(part);
    const at = known.get(json) ?? parts.push(part) - 1;
    known.set(json, at);
    return at;
  };
  const trip = ({ wish, days, ...rest }: TripDocument): PackedTrip => ({
    ...rest,
    wish: indexOf(wish),
    days: days.map(indexOf),
  });
  const step = ({ edit, subject, before }: Step): PackedStep => ({ edit: named(edit), subject, before: trip(before) });
  return { parts, present: trip(present), past: past.map(step), future: future.map(step) };
}

/** True when two documents are equal. The order of their top-level members does not matter. */
function sameTrip(one: TripDocument, other: TripDocument): boolean {
  const texts = (trip: TripDocument) =>
    Object.entries(trip)
      .map((entry) => JSON.stringify(entry))
      .toSorted()
      .join();
  return texts(one) === texts(other);
}

/** The edit without its days, to save space. The days are in the documents stored before and after the step, and the step's name does not need them. */
function named(edit: TripEdit): TripEdit {
  if (edit.kind === 'put-order') return { ...edit, trip: { ...edit.trip, days: [] } };
  return 'days' in edit ? { ...edit, days: [] } : edit;
}

/** The newer half of a list of steps. The next step to undo or redo is the last one. */
const newer = (steps: Step[]) => steps.slice(Math.ceil(steps.length / 2));
