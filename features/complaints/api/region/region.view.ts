import { complaintActions, STAFF_ACTIONS } from '#features/complaints/contract/complaint-states.ts';
import type { Region } from '#regions/read-region.ts';
import type { Platform } from '#server/platform.ts';
import { type ComplaintRow, readEvents } from '../complaint.store.ts';
import { complaintView, eventView, readingOf, statusOf } from '../complaint.view.ts';

export async function regionView({ db }: Platform, complaint: ComplaintRow, region: Region) {
  const events = await readEvents(db, complaint);
  const reading = await readingOf(complaint, region);
  const status = statusOf(complaint, reading, region.settings.time_zone);
  return {
    ...complaintView(complaint, events, reading, region),
    events: events.map(eventView),
    actions: complaintActions(status, 'staff', STAFF_ACTIONS),
    assignedTo: complaint.assigned_to,
    extension: reading.kind?.extension ?? null,
  };
}
