import { storage } from '#web/storage.ts';
import type { TripDay, TripDocument, Wish } from '../../../contract/trip.ts';
import type { TripEdit } from '../trip-edits.ts';
import { type History, rebased, type Step } from './trip-history.ts';

/** Each undo step contains a copy of the trip. Equal days of several copies are stored once, to save space. */

interface KeptHistory {
  parts: (TripDay | Wish)[];
  present: PackedTrip;
  past: PackedStep[];
  future: PackedStep[];
}

type PackedTrip = Omit<TripDocument, 'days' | 'wish'> & { wish: number; days: number[] };
type PackedStep = Omit<Step, 'before'> & { before: PackedTrip };

/** Characters per trip. A browser stores about five million characters in all. */
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

/** Returns null if no history is stored, or if the trip was changed elsewhere after the last step. */
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

/** Merges the changes of another person (the difference between `base` and `theirs`) into the stored steps. */
export function rebaseKeptHistory(local: string, base: TripDocument, theirs: TripDocument): void {
  const history = recallHistory(local, base);
  if (history) keepHistory(local, rebased(history, base, theirs, theirs));
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

function sameTrip(one: TripDocument, other: TripDocument): boolean {
  const texts = (trip: TripDocument) =>
    Object.entries(trip)
      .map((entry) => JSON.stringify(entry))
      .toSorted()
      .join();
  return texts(one) === texts(other);
}

/** Returns the edit without its days, because undo and redo use only the copies of the trip. */
function named(edit: TripEdit): TripEdit {
  if (edit.kind === 'put-order') return { ...edit, trip: { ...edit.trip, days: [] } };
  return 'days' in edit ? { ...edit, days: [] } : edit;
}

const newer = (steps: Step[]) => steps.slice(Math.ceil(steps.length / 2));
