import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { MeetingPoint } from '#features/operators/contract/plan-content.ts';
import type { OfferContent, OfferDraft, OfferLine } from '../../../contract/offer.ts';

/** An offer as it is written: everything is there, whatever it is worth; only the first day may be unknown still. */
export type OfferForm = Omit<OfferContent, 'startDate'> & { startDate: string | null };

const NOWHERE: MeetingPoint = { kind: 'point', name: '', note: '', lon: 0, lat: 0, asksAddress: false };

/**
 * What a draft fills in, always in the same order of members: two forms that say the same are the same text.
 * @param usual what is taken where the draft says nothing, such as the meeting point.
 */
export function formOf(draft: OfferDraft, usual: OfferDraft = {}): OfferForm {
  const from = { ...usual, ...draft };
  return {
    title: from.title ?? '',
    greeting: from.greeting ?? '',
    startDate: from.startDate ?? null,
    days: (from.days ?? []).map(({ title, stops }) => ({
      title,
      stops: stops.map(({ begin, minutes, place, title: name, note, included }) => ({
        ...{ begin, minutes, place, title: name, note, included },
      })),
    })),
    meeting: meetingOf(from.meeting ?? NOWHERE),
    lines: (from.lines ?? []).map(lineOf),
    includes: from.includes ?? [],
    excludes: from.excludes ?? [],
    conditions: from.conditions ?? '',
    policy: policyOf(from.policy ?? USUAL_POLICY),
    minimumTotal: from.minimumTotal ?? null,
    payments: (from.payments ?? []).map(({ shareBps, daysBefore }) => ({ shareBps, daysBefore })),
    groupMost: from.groupMost ?? 0,
    lodging: from.lodging ?? '',
    validDays: from.validDays ?? 7,
    optionHours: from.optionHours ?? 0,
  };
}

/** What of a form is kept: blank lines of its lists and an unknown first day are left out. */
export function draftOf({ startDate, ...form }: OfferForm): OfferDraft {
  const said = (words: readonly string[]) => words.map((word) => word.trim()).filter(Boolean);
  return {
    ...form,
    ...(startDate !== null && { startDate }),
    includes: said(form.includes),
    excludes: said(form.excludes),
  };
}

/** What is different between a sent version and what is being written can be told once there is a first day. */
export function contentOf(form: OfferForm): OfferContent | null {
  const { startDate } = form;
  return startDate === null ? null : { ...(draftOf(form) as OfferContent), startDate };
}

function meetingOf({ kind, name, note, lon, lat, asksAddress }: MeetingPoint): MeetingPoint {
  return { kind, name, note, lon, lat, asksAddress };
}

function policyOf({ bands, weather, minimum }: OfferContent['policy']): OfferContent['policy'] {
  const ordered = bands.map(({ before: { amount, unit }, refundBps }) => ({ before: { amount, unit }, refundBps }));
  return { bands: ordered, weather, minimum };
}

function lineOf(line: OfferLine): OfferLine {
  const { id, kind, title, note, day, begin, minutes, place, departureId, units, required, needs } = line;
  return {
    ...{ id, kind, title, note, day, begin, minutes, place, departureId },
    units: units.map(({ unitId, name, quantity, unitPrice, follows }) => ({
      ...{ unitId, name, quantity, unitPrice, follows },
    })),
    ...{ required, needs },
  };
}
