import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { MeetingPoint } from '#features/operators/contract/plan-content.ts';
import type { Inclusion } from '../../../contract/inclusion-kinds.ts';
import type { OfferContent, OfferDraft, OfferLine } from '../../../contract/offer.ts';
import { readFormer } from '../../former-offer.ts';

export type OfferForm = Omit<OfferContent, 'startDate'> & { startDate: string | null };

const NOWHERE: MeetingPoint = { kind: 'point', name: '', note: '', lon: 0, lat: 0, asksAddress: false };

/**
 * The fields always have the same order, because forms are compared by their JSON.
 * @param usual values for fields that the draft lacks
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
    includes: (from.includes ?? []).map(inclusionOf),
    excludes: (from.excludes ?? []).map(inclusionOf),
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

/** A form on the device may come from an earlier release. */
export function readForm({ startDate, ...kept }: OfferForm): OfferForm {
  return { ...formOf(readFormer<OfferDraft>(kept)), startDate };
}

export function draftOf({ startDate, ...form }: OfferForm): OfferDraft {
  const said = (list: readonly Inclusion[]) =>
    list.map(({ text, kinds }) => ({ text: text.trim(), kinds })).filter(({ text }) => text !== '');
  return {
    ...form,
    ...(startDate !== null && { startDate }),
    includes: said(form.includes),
    excludes: said(form.excludes),
  };
}

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

const inclusionOf = ({ text, kinds }: Inclusion): Inclusion => ({ text, kinds });

function lineOf(line: OfferLine): OfferLine {
  const { id, kind, title, note, brings, day, days, begin, minutes, place, departureId, units, required, needs } = line;
  return {
    ...{ id, kind, title, note, brings, day, days, begin, minutes, place, departureId },
    units: units.map(({ unitId, name, quantity, unitPrice, follows }) => ({
      ...{ unitId, name, quantity, unitPrice, follows },
    })),
    ...{ required, needs },
  };
}
