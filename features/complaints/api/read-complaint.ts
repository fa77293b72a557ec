import type { Platform } from '#server/platform.ts';
import { readEvents } from './complaint.store.ts';
import { complaintView, readingOf } from './complaint.view.ts';
import { type Asking, openComplaint } from './complaint-access.ts';

export async function readComplaint(platform: Platform, request: Asking) {
  const complaint = await openComplaint(platform, request);
  const region = await platform.region.current();
  const [events, reading] = [await readEvents(platform.db, complaint), await readingOf(complaint, region)];
  return { view: complaintView(complaint, events, reading, region), region };
}
