import { storage } from '#web/storage.ts';
import type { TripDay, TripDocument, Wish } from '../../../contract/trip.ts';
import type { TripEdit } from '../trip-edits.ts';
import type { History, Step } from './trip-history.ts';

/**
 * The history of undo and redo, stored beside the trip so that it survives a reload. A step changes a day or two, so each different day and wish is
 * stored once, and the steps refer to it.
 */

interface KeptHistory {
  /** Every different day and wish. */
  parts: (TripDay | Wish)[];
  present: PackedTrip;
  past: PackedStep[];
  future: PackedStep[];
}

type PackedTrip = Omit<TripDocument, 'days' | 'wish'> & { wish: number; days: number[] };
type PackedStep = Omit<Step, 'before'> & { before: PackedTrip };

/** Characters for one trip's history, of the five million that a browser stores in all. The oldest steps are dropped first. */
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

/** Null when none is stored, or when the trip was changed elsewhere since the last step. */
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

/** Both come from JSON or the same edits, so equal parts have equal texts; only the order of the document's own members may differ. */
function sameTrip(one: TripDocument, other: TripDocument): boolean {
  const texts = (trip: TripDocument) =>
    Object.entries(trip)
      .map((entry) => JSON.stringify(entry))
      .toSorted()
      .join();
  return texts(one) === texts(other);
}

/** The edit reduced to what its name needs; the documents around it contain its effect. */
function named(edit: TripEdit): TripEdit {
  if (edit.kind === 'put-order') return { ...edit, trip: { ...edit.trip, days: [] } };
  return 'days' in edit ? { ...edit, days: [] } : edit;
}

/** The later half: both lists end with the next step. */
const newer = (steps: Step[]) => steps.slice(Math.ceil(steps.length / 2));
