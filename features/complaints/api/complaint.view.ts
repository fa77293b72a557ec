import { readClock } from '#features/complaints/contract/clock.ts';
import type { Complaint, ComplaintEvent } from '#features/complaints/contract/complaint.ts';
import {
  CONSUMER_ACTIONS,
  type ComplaintStatus,
  complaintActions,
} from '#features/complaints/contract/complaint-states.ts';
import { businessCalendar, localDay } from '#features/policies/api/public.ts';
import { countDays } from '#planner/hours/business-days.ts';
import type { CountryPack } from '#regions/country-schema.ts';
import { readCountryPack } from '#regions/read-country.ts';
import type { Region } from '#regions/read-region.ts';
import { providerOf } from './book.view.ts';
import type { ComplaintRow, EventRow } from './complaint.store.ts';

/** `pack` contains the law at the time of filing. `today` is a local day. */
export interface Reading {
  pack: CountryPack;
  kind: CountryPack['complaint_book']['kinds'][number] | undefined;
  today: string;
}

/** Uses the law at the time of filing, even if the region's country pack has changed. */
export async function readingOf(
  complaint: Pick<ComplaintRow, 'country' | 'kind'>,
  { country, settings }: Region,
  now = new Date(),
): Promise<Reading> {
  const pack = complaint.country === country.country ? country : await readCountryPack(complaint.country);
  const kind = pack.complaint_book.kinds.find(({ id }) => id === complaint.kind);
  return { pack, kind, today: localDay(now, settings.time_zone) };
}

type Term = Pick<ComplaintRow, 'state' | 'answered_at' | 'clock_from' | 'due_on' | 'extended' | 'in_time'>;

export const isOwed = ({ state, answered_at }: Term): boolean =>
  state === 'filed' || state === 'in_progress' || (state === 'escalated' && answered_at === null);

export function statusOf(complaint: ComplaintRow, { kind, today }: Reading, timeZone: string): ComplaintStatus {
  const { state, extended, due_on, answered_at } = complaint;
  return {
    state,
    late: isOwed(complaint) && today > due_on,
    extended,
    extendable: Boolean(kind?.extension),
    daysSinceAnswer: answered_at && countDays(localDay(answered_at, timeZone), today, 'calendar', NEVER),
  };
}

const NEVER = { weekdays: [], holidays: () => null };

export function clockOf(complaint: Term, { pack, kind, today }: Reading) {
  const { clock_from, due_on, extended, in_time } = complaint;
  const facts = {
    from: clock_from,
    dueOn: due_on,
    counted: kind?.term.counted ?? 'business',
    extended,
    inTime: in_time,
  };
  return readClock({ ...facts, owed: isOwed(complaint) }, today, businessCalendar(pack));
}

export function complaintView(
  complaint: ComplaintRow,
  events: EventRow[],
  reading: Reading,
  { settings }: Region,
): Complaint {
  const { pack, kind } = reading;
  const { short_name, ...authority } = pack.complaint_book.authority;
  const { document } = complaint.sheet.consumer;
  return {
    reference: complaint.reference,
    kind: { id: complaint.kind, name: kind?.name ?? complaint.kind },
    state: complaint.state,
    filedAt: complaint.filed_at.toISOString(),
    clock: clockOf(complaint, reading),
    bookName: pack.complaint_book.name,
    provider: providerOf(settings),
    sheet: complaint.sheet,
    documentName: pack.numbers.documents.find(({ id }) => id === document?.kind)?.name ?? null,
    events: events.filter(({ inner_only }) => !inner_only).map(eventView),
    receipt: pack.complaint_book.receipt,
    authority: { ...authority, shortName: short_name },
    actions: complaintActions(statusOf(complaint, reading, settings.time_zone), 'consumer', CONSUMER_ACTIONS),
  };
}

export function eventView({ at, action, actor, to_state, body, due_on, inner_only }: EventRow): ComplaintEvent {
  return { at: at.toISOString(), action, by: actor, state: to_state, body, dueOn: due_on, innerOnly: inner_only };
}
