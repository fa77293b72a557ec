import { addDays } from '#web/format/dates.ts';
import { countPeople } from '../../contract/people-count.ts';
import type { DayAvailability, DepartureView, PlanDetail, PlanOptionView } from '../../contract/plan.ts';
import type { UnitCount } from '../../contract/unit.ts';

export interface Wish {
  optionId: string;
  /** Quantity of each unit, keyed by unit id. */
  units: Record<string, number>;
  /** Local day, `YYYY-MM-DD`. */
  date: string | null;
  /** Null means the first departure of the day that the party can book. */
  departureId: string | null;
  /**
   * Preferred time "HH:MM" on other days. Undefined means no preference, and null means any time in the opening hours.
   */
  time?: string | null | undefined;
}

export type Choosable = Pick<PlanDetail, 'id' | 'currency' | 'zone' | 'options' | 'bookable' | 'pricingPer'>;

export const countsOf = ({ units }: Pick<Wish, 'units'>): UnitCount[] =>
  Object.entries(units).flatMap(([unitId, quantity]) => (quantity > 0 ? [{ unitId, quantity }] : []));

/** Returns the query parameter `units`, or undefined for an empty party. */
export const partyOf = (wish: Pick<Wish, 'units'>): string | undefined =>
  countsOf(wish)
    .map(({ unitId, quantity }) => `${unitId}:${quantity}`)
    .join(',') || undefined;

/** Number of people of the wish, or of its units for which `isCounted` returns `true`. */
export function peopleOfWish(
  options: readonly PlanOptionView[],
  { optionId, units }: Pick<Wish, 'optionId' | 'units'>,
  isCounted: (unit: PlanOptionView['units'][number]) => boolean = () => true,
): number {
  const offered = options.find(({ id }) => id === optionId)?.units ?? [];
  return countPeople(offered.filter(isCounted).map(({ id, places }) => ({ places, quantity: units[id] ?? 0 })));
}

/** Returns the unit for adults, or else a unit that can be booked alone. */
export function mainUnitOf({ units }: PlanOptionView): string | null {
  const alone = units.filter(({ accompaniedBy }) => accompaniedBy.length === 0);
  return (alone.find(({ type }) => type === 'ADULT') ?? alone[0] ?? units[0])?.id ?? null;
}

export function firstWish(plan: Choosable, asked: { date: string | null; party: number }): Wish {
  const option = plan.options[0];
  const unit = option && mainUnitOf(option);
  const most = option?.maxUnits ?? 60;
  return {
    optionId: option?.id ?? '',
    units: unit ? { [unit]: Math.min(Math.max(asked.party, option.minUnits), most) } : {},
    date: asked.date,
    departureId: null,
  };
}

/** Returns the first day from `date` on with seats for the whole party, or else `date`. */
export function dayWithPlaces(days: readonly DayAvailability[], date: string | null): string | null {
  const isOpen = ({ status }: DayAvailability) => status !== 'CLOSED' && status !== 'SOLD_OUT';
  return date && (days.find((day) => day.date >= date && isOpen(day))?.date ?? date);
}

/**
 * Returns the chosen departure, otherwise a departure at the preferred time, otherwise the first departure. Departures
 * that the party can book come first.
 */
export function chosenOf(departures: readonly DepartureView[], { departureId, time }: Wish): DepartureView | null {
  const bookable = departures.filter(({ total }) => total !== null);
  return (
    departures.find(({ id }) => id === departureId) ??
    bookable.find((departure) => departure.time === time) ??
    bookable[0] ??
    departures.find((departure) => departure.time === time) ??
    departures[0] ??
    null
  );
}

/** `true` if the departure only lacks places for the party. */
export const isFull = ({ refusals }: Pick<DepartureView, 'refusals'>): boolean =>
  refusals.length > 0 && refusals.every(({ code }) => code === 'sold_out');

/**
 * Moves each quantity to the new option's unit of the same type. If the new option has no unit of this type, its main
 * unit gets the people.
 */
export function partyIn(from: PlanOptionView, to: PlanOptionView, units: Wish['units']): Wish['units'] {
  const main = mainUnitOf(to);
  const party: Wish['units'] = {};
  for (const { id, type } of from.units) {
    const unit = to.units.find((one) => one.type === type)?.id ?? main;
    const quantity = units[id] ?? 0;
    if (unit && quantity > 0) party[unit] = (party[unit] ?? 0) + quantity;
  }
  const people = Object.values(party).reduce((sum, quantity) => sum + quantity, 0);
  if (main && people < to.minUnits) party[main] = (party[main] ?? 0) + to.minUnits - people;
  return party;
}

export const monthOf = (day: string): string => day.slice(0, 7);
export function addMonths(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const date = new Date(Date.UTC(year, number - 1 + by, 1));
  return date.toISOString().slice(0, 7);
}
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}
