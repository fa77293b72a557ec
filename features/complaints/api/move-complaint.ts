import { dueDay } from '#features/complaints/contract/clock.ts';
import type { ComplaintAction, ComplaintActor } from '#features/complaints/contract/complaint-states.ts';
import { moveComplaint } from '#features/complaints/contract/complaint-states.ts';
import { COMPLAINT_ERRORS } from '#features/complaints/contract/errors.ts';
import { businessCalendar } from '#features/policies/api/public.ts';
import type { Region } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type ComplaintRow, recordEvent, saveComplaint } from './complaint.store.ts';
import { isOwed, readingOf, statusOf } from './complaint.view.ts';

export interface Move {
  action: ComplaintAction;
  actor: ComplaintActor;
  actorId: string | null;
  body: string | null;
  /** Account of the new assignee, for the actions `assign` and `take`. */
  assignTo?: string | null;
}

/**
 * The caller has locked the complaint.
 * @throws a problem if the state does not allow the action
 */
export async function move(trx: Database, complaint: ComplaintRow, region: Region, made: Move): Promise<ComplaintRow> {
  const { time_zone } = region.settings;
  const now = new Date();
  const reading = await readingOf(complaint, region, now);
  const moved = moveComplaint(statusOf(complaint, reading, time_zone), made.actor, made.action);
  if (!moved.ok) throw problem(COMPLAINT_ERRORS, moved.code);

  const calendar = businessCalendar(reading.pack);
  const { term, extension } = reading.kind ?? { term: null, extension: null };
  const due =
    made.action === 'extend' && extension
      ? dueDay(complaint.due_on, extension, calendar)
      : moved.restarts && term
        ? dueDay(reading.today, term, calendar)
        : null;

  await recordEvent(trx, complaint, {
    action: made.action,
    from_state: complaint.state,
    to_state: moved.to,
    actor: made.actor,
    actor_id: made.actorId,
    body: made.body,
    due_on: due,
    inner_only: made.action === 'note' || made.action === 'assign',
  });
  return saveComplaint(trx, complaint, {
    state: moved.to,
    ...(due && { due_on: due }),
    ...(made.action === 'extend' && { extended: true }),
    ...(moved.restarts && { clock_from: reading.today, extended: false, answered_at: null, in_time: null }),
    ...(made.action === 'answer' && {
      answered_at: now,
      in_time: (isOwed(complaint) ? reading.today <= complaint.due_on : complaint.in_time) ?? false,
    }),
    ...(made.assignTo !== undefined && { assigned_to: made.assignTo }),
  });
}
