import { parseDate } from '@internationalized/date';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { MeetingPoint, PlanContent, ProgramDay, ProgramStop } from '#features/operators/contract/plan-content.ts';
import type { OfferDraft } from '#features/quotations/contract/offer.ts';
import {
  peopleOf,
  type QuotationSource,
  type QuotationWish,
  requestedDays,
} from '#features/quotations/contract/quotation.ts';
import { suggestExclusions, suggestInclusion } from '#features/quotations/contract/suggest-kinds.ts';
import type { QuotationTerms } from '#features/quotations/contract/terms.ts';

/** Start of a day without hours, and the assumed time between two stops, both in minutes. The checks replace the assumption. */
const MORNING = 540;
const BETWEEN = 30;

export interface StartingPoint {
  source: QuotationSource;
  wish: QuotationWish;
  terms: QuotationTerms;
  /** The operator's own plan that the request is about; null when there is none. */
  plan: PlanContent | null;
  centre: { name: string; lon: number; lat: number };
}

/**
 * The draft that the editor starts with: the days that the traveller described, or the operator's own plan when the request is about it, from the
 * first requested day, with the region's usual terms. It has no prices; the operator sets them.
 */
export function startingDraft({ source, wish, terms, plan, centre }: StartingPoint): OfferDraft {
  const asked = wish.days.map(({ stops }, day) => ({ title: `Día ${day + 1}`, stops: timed(stops) }));
  const days = asked.length > 0 ? asked : (plan?.days ?? emptyDays(requestedDays(wish) ?? 1));
  const startDate = firstDay(wish);
  return {
    title: source.title.slice(0, 90),
    greeting: '',
    ...(startDate && { startDate }),
    days,
    meeting: plan?.meeting ?? meetingAt(centre),
    lines: [],
    includes: (plan?.includes ?? []).map(suggestInclusion),
    excludes: suggestExclusions(plan?.excludes ?? []),
    conditions: '',
    policy: plan?.policy ?? USUAL_POLICY,
    minimumTotal: null,
    payments:
      terms.depositBps === 10_000
        ? [{ shareBps: 10_000, daysBefore: null }]
        : [
            { shareBps: terms.depositBps, daysBefore: null },
            { shareBps: 10_000 - terms.depositBps, daysBefore: terms.balanceDays },
          ],
    groupMost: peopleOf(wish.party),
    lodging: '',
    validDays: terms.validDays,
    optionHours: 0,
  };
}

/** Stops without an hour follow the stop before. */
function timed(stops: QuotationWish['days'][number]['stops']): ProgramStop[] {
  let free = MORNING;
  return stops.map(({ place, title, begin, minutes }) => {
    const at = Math.min(begin ?? free, 2880);
    free = Math.max(free, at + minutes + BETWEEN);
    return { begin: at, minutes, place, title: title.slice(0, 80), note: '', included: false };
  });
}

function emptyDays(count: number): ProgramDay[] {
  return Array.from({ length: count }, (_, day) => ({ title: `Día ${day + 1}`, stops: [] }));
}

function firstDay({ when }: QuotationWish): string | null {
  if (when.kind === 'unknown') return null;
  return parseDate(when.kind === 'fixed' ? when.date : when.from).toString();
}

function meetingAt({ name, lon, lat }: StartingPoint['centre']): MeetingPoint {
  return { kind: 'point', name, note: '', lon, lat, asksAddress: false };
}
