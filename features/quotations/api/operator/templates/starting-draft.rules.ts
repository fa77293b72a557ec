import { parseDate } from '@internationalized/date';
import type { SoldTariff } from '#features/operators/api/public.ts';
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
import { ownPlanLine } from '../checks/plan-line.rules.ts';

/** `MORNING` is in minutes after midnight. `BETWEEN` is the assumed number of minutes between two stops. */
const MORNING = 540;
const BETWEEN = 30;

export interface StartingPoint {
  source: QuotationSource;
  wish: QuotationWish;
  terms: QuotationTerms;
  plan: PlanContent | null;
  /** Prices of the plan. */
  tariff: SoldTariff | null;
  centre: { name: string; lon: number; lat: number };
  /** Local day of the request. */
  today: string;
}

export function startingDraft({ source, wish, terms, plan, tariff, centre, today }: StartingPoint): OfferDraft {
  const asked = wish.days.map(({ stops }, day) => ({ title: `Día ${day + 1}`, stops: timed(stops) }));
  const days = asked.length > 0 ? asked : (plan?.days ?? emptyDays(requestedDays(wish) ?? 1));
  const startDate = firstDay(wish);
  return {
    title: source.title.slice(0, 90),
    greeting: '',
    ...(startDate && { startDate }),
    days,
    meeting: plan?.meeting ?? meetingAt(centre),
    lines: tariff ? [ownPlanLine(tariff, wish.party, { date: startDate ?? today, begin: firstHour(days) })] : [],
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
            { shareBps: 10_000 - terms.depositBps, daysBefore: balanceDays(terms, startDate, today) },
          ],
    groupMost: peopleOf(wish.party),
    lodging: '',
    validDays: terms.validDays,
    optionHours: 0,
  };
}

const firstHour = ([day]: readonly ProgramDay[]): number => day?.stops[0]?.begin ?? MORNING;

/** If the region's usual deadline may pass before the traveller accepts, a third of the days until the trip. */
function balanceDays(
  { balanceDays: usual, validDays }: QuotationTerms,
  startDate: string | null,
  today: string,
): number {
  const left = startDate === null ? Number.POSITIVE_INFINITY : parseDate(startDate).compare(parseDate(today));
  return left > usual + validDays ? usual : Math.max(0, Math.min(usual, Math.floor(left / 3)));
}

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
