import type { TripDocument } from '../../../contract/trip.ts';
import { mergeTrips } from '../merge-trips.ts';
import { applyEdit, findStop, type TripEdit } from '../trip-edits.ts';

/** `subject` is the place of the edit, because the trip may no longer contain the stop. */
export interface Step {
  edit: TripEdit;
  subject: string | null;
  before: TripDocument;
}

export interface History {
  present: TripDocument;
  past: Step[];
  future: Step[];
}

export const DEEPEST = 50;

export function beginHistory(present: TripDocument): History {
  return { present, past: [], future: [] };
}

/**
 * An edit without effect adds no step. Repeated changes of one duration or text field extend the last step.
 * @param settle runs on the edited document, for example to mark broken stops
 */
export function edited(
  history: History,
  edit: TripEdit,
  settle: (trip: TripDocument) => TripDocument = (trip) => trip,
): History {
  const next = applyEdit(history.present, edit);
  if (next === history.present) return history;
  const step: Step = { edit, subject: subjectOf(history.present, edit), before: history.present };
  const last = history.past.at(-1);
  const past =
    last && history.future.length === 0 && sameGesture(last.edit, edit)
      ? history.past.with(-1, { ...step, before: last.before })
      : [...history.past, step].slice(-DEEPEST);
  return { present: settle(next), past, future: [] };
}

export function undone(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    present: step.before,
    past: history.past.slice(0, -1),
    future: [...history.future, { ...step, before: history.present }],
  };
}

export function redone(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  return {
    present: step.before,
    past: [...history.past, { ...step, before: history.present }],
    future: history.future.slice(0, -1),
  };
}

/**
 * Returns the history after another person changed the trip from `base` to `theirs`. Undoing a step keeps these
 * changes.
 * @param present the merged document
 */
export function rebased(
  { past, future }: History,
  base: TripDocument | null,
  theirs: TripDocument,
  present: TripDocument,
): History {
  const onto = (step: Step): Step => ({ ...step, before: mergeTrips(base, step.before, theirs).document });
  return { present, past: past.map(onto), future: future.map(onto) };
}

function sameGesture(one: TripEdit, other: TripEdit): boolean {
  if (one.kind === 'rename' && other.kind === 'rename') return true;
  if (one.kind === 'title-day' && other.kind === 'title-day') return one.day === other.day;
  if (one.kind === 'duration' && other.kind === 'duration') return one.stop === other.stop;
  if (one.kind === 'note' && other.kind === 'note') return one.stop === other.stop;
  return false;
}

function subjectOf(trip: TripDocument, edit: TripEdit): string | null {
  if (edit.kind === 'add') return edit.stop.place;
  if ('place' in edit && edit.kind !== 'swap') return edit.place;
  return 'stop' in edit ? (findStop(trip, edit.stop)?.stop.place ?? null) : null;
}
