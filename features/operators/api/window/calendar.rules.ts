import { parseDate } from '@internationalized/date';
import { isHeldBack } from '#features/operators/contract/departure-closure.ts';
import { isOnSale } from '#features/operators/contract/departure-states.ts';
import { instalmentsOf } from '#features/operators/contract/instalments.ts';
import type { AvailabilityStatus, DayAvailability, DepartureView } from '#features/operators/contract/plan.ts';
import { type PriceAnswer, priceOf, priceToday } from '#features/operators/contract/price-of.ts';
import { isForOneGroup } from '#features/operators/contract/sellable.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import { mainUnit } from '../departures/price-from.ts';
import type { CalendarOption, CalendarPlan, OpenDeparture } from './availability.store.ts';

/** A departure with at most this number of free seats has the status `LIMITED`. */
const FEW = 3;
const BEST_FIRST: readonly AvailabilityStatus[] = ['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

export interface Judged {
  departure: OpenDeparture;
  option: CalendarOption;
  status: AvailabilityStatus;
  left: number | null;
  priceFrom: number | null;
  party: PriceAnswer | null;
}

export function judge(
  plan: CalendarPlan,
  departures: readonly OpenDeparture[],
  units: readonly UnitCount[] | null,
  now: Date,
): Judged[] {
  const options = new Map(plan.options.map((option) => [option.id, option]));
  return departures.flatMap((departure) => {
    const option = options.get(departure.optionId);
    return option ? [judgeOne(plan, departure, option, units, now)] : [];
  });
}

function judgeOne(
  plan: CalendarPlan,
  departure: OpenDeparture,
  option: CalendarOption,
  units: readonly UnitCount[] | null,
  now: Date,
): Judged {
  const priceable = { departure, option, plan, operator: { state: plan.operatorState } };
  const group = isForOneGroup(priceable);
  const priceFrom = priceToday(priceable, group ? null : (mainUnit(option.units)?.id ?? null));
  const party = units && priceOf(priceable, units, now);
  const left = group && departure.capacity !== null && departure.left !== departure.capacity ? 0 : departure.left;
  const needed = party?.ok ? party.places : option.minUnits;
  return {
    departure,
    option,
    status: statusOf(plan, departure, priceFrom, left, needed, group, now),
    left,
    priceFrom,
    party,
  };
}

function statusOf(
  plan: CalendarPlan,
  departure: OpenDeparture,
  priceFrom: number | null,
  left: number | null,
  needed: number,
  group: boolean,
  now: Date,
): AvailabilityStatus {
  const sells = plan.state === 'on_sale' && isOnSale(departure.state) && departure.cutoffAt > now;
  if (!sells || priceFrom === null || isHeldBack(departure.closures)) return 'CLOSED';
  if (left === null) return 'FREESALE';
  if (left === 0 || left < needed) return 'SOLD_OUT';
  return left <= FEW && !group ? 'LIMITED' : 'AVAILABLE';
}

export function calendarDays(judged: readonly Judged[], from: string, to: string): DayAvailability[] {
  const byDay = Map.groupBy(judged, ({ departure }) => departure.localDate);
  const days: DayAvailability[] = [];
  const end = parseDate(to);
  for (let day = parseDate(from); day.compare(end) <= 0; day = day.add({ days: 1 })) {
    days.push(calendarDay(day.toString(), byDay.get(day.toString()) ?? []));
  }
  return days;
}

function calendarDay(date: string, judged: readonly Judged[]): DayAvailability {
  const status = BEST_FIRST.find((one) => judged.some((departure) => departure.status === one)) ?? 'CLOSED';
  const open = judged.filter((one) => one.status !== 'CLOSED');
  const free = open.filter((one) => one.status !== 'SOLD_OUT');
  const lefts = open.map(({ left }) => left);
  return {
    date,
    status,
    left: lefts.length === 0 || lefts.includes(null) ? null : Math.max(...(lefts as number[])),
    departures: open.length,
    priceFrom: lowest(open.map(({ priceFrom }) => priceFrom)),
    total: lowest(free.map(({ party }) => (party?.ok ? party.total : null))),
    closures: closuresOn(judged),
  };
}

function closuresOn(judged: readonly Judged[]): DayAvailability['closures'] {
  const all = judged.flatMap(({ departure }) => departure.closures);
  return [...new Map(all.map((closure) => [closure.id, closure])).values()];
}

export function shownDeparture(
  plan: CalendarPlan,
  { departure, option, status, left, party }: Judged,
  now: Date,
): DepartureView {
  const { localDate, localTime, startsAt, endsAt, cutoffAt } = departure;
  const priceable = { departure, option };
  const group = isForOneGroup({ option, plan });
  const priced = (group ? [null] : option.units.map(({ id }) => id)).flatMap((unitId) => {
    const amount = priceToday(priceable, unitId);
    return amount === null ? [] : [{ unitId, amount }];
  });
  const total = party?.ok && status !== 'SOLD_OUT' ? party.total : null;
  const due = total === null ? null : instalmentsOf(total, option, { localDate, zone: plan.zone }, now)[0]!.amount;
  return {
    id: departure.id,
    optionId: option.id,
    optionName: option.name,
    language: option.language,
    date: localDate,
    time: localTime,
    openingHours: departure.openingHours,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    cutoffAt: cutoffAt.toISOString(),
    status,
    left,
    guaranteed: departure.state === 'guaranteed',
    closures: departure.closures,
    prices: priced,
    total,
    dueNow: due,
    refusals: [
      ...(party && !party.ok ? party.refusals : []),
      ...(party?.ok && status === 'SOLD_OUT' ? [SOLD_OUT] : []),
    ],
  };
}

const SOLD_OUT = { code: 'sold_out', unitId: null, message: 'No quedan lugares para todos en esta salida.' };

function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
