import { addDays } from '#web/format/dates.ts';
import type { DayAvailability, DepartureView, PlanDetail, PlanOptionView } from '../../contract/plan.ts';
import type { UnitCount } from '../../contract/unit.ts';

/** What somebody is choosing of a plan. */
export interface Wish {
  optionId: string;
  /** How many of each unit, by its id. */
  units: Record<string, number>;
  /** Local day, ISO. */
  date: string | null;
  /** Null: the first of that day that fits. */
  departureId: string | null;
}

/** What the choice is made from. */
export type Choosable = Pick<PlanDetail, 'id' | 'currency' | 'zone' | 'options' | 'bookable' | 'pricingPer'>;

export const countsOf = ({ units }: Pick<Wish, 'units'>): UnitCount[] =>
  Object.entries(units).flatMap(([unitId, quantity]) => (quantity > 0 ? [{ unitId, quantity }] : []));

/** As the API is asked for a party; undefined while nobody goes. */
export const partyOf = (wish: Pick<Wish, 'units'>): string | undefined =>
  countsOf(wish)
    .map(({ unitId, quantity }) => `${unitId}:${quantity}`)
    .join(',') || undefined;

/** The unit that a party is made of when nobody has said: adults, or whoever travels alone. */
export function mainUnitOf({ units }: PlanOptionView): string | null {
  const alone = units.filter(({ accompaniedBy }) => accompaniedBy.length === 0);
  return (alone.find(({ type }) => type === 'ADULT') ?? alone[0] ?? units[0])?.id ?? null;
}

/** The first option, for so many of its main unit as its own rules allow. */
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

/** A day that nobody chose, or the next one of its month that has places for the whole party. */
export function dayWithPlaces(days: readonly DayAvailability[], date: string | null): string | null {
  const isOpen = ({ status }: DayAvailability) => status !== 'CLOSED' && status !== 'SOLD_OUT';
  return date && (days.find((day) => day.date >= date && isOpen(day))?.date ?? date);
}

/** The departure that the choice stands for: the one named, else the first that the party can take, else the first. */
export function chosenOf(departures: readonly DepartureView[], { departureId }: Wish): DepartureView | null {
  return (
    departures.find(({ id }) => id === departureId) ??
    departures.find(({ total }) => total !== null) ??
    departures[0] ??
    null
  );
}

/** "2026-12" and the months before and after it. */
export const monthOf = (day: string): string => day.slice(0, 7);
export function addMonths(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const date = new Date(Date.UTC(year, number - 1 + by, 1));
  return date.toISOString().slice(0, 7);
}
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}
