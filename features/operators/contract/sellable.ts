import type { OpeningHours } from './departure-rule.ts';
import type { CancelledFor, DepartureState } from './departure-states.ts';
import type { OperatorState } from './operator-states.ts';
import type { PlanContent } from './plan-content.ts';
import type { PlanState } from './plan-states.ts';
import type { Price } from './price.ts';
import type { Unit } from './unit.ts';

/** All that a sale of one departure has to know, read at one moment. */
export interface Sellable {
  departure: {
    id: string;
    startsAt: Date;
    endsAt: Date;
    /** No sale from then on. */
    cutoffAt: Date;
    /** Local day of the operator's zone, ISO. */
    localDate: string;
    /** "HH:MM"; null: any time of the opening hours. */
    localTime: string | null;
    openingHours: OpeningHours | null;
    /** On how many days in a row it is given, at the same hours on each; it ends on the last. */
    daysInRow: number;
    state: DepartureState;
    cancelledFor: CancelledFor | null;
    /** Null: without limit. */
    capacity: number | null;
    taken: number;
    /** Whether it needs resources that other departures may have (`departure_resource`). */
    shares: boolean;
    /** Prices of this departure alone. */
    prices: Price[] | null;
  };
  option: {
    id: string;
    name: string;
    language: string | null;
    durationMinutes: number;
    units: Unit[];
    prices: Price[];
    /** Units of one sale together. */
    minUnits: number;
    maxUnits: number | null;
    private: boolean;
    minimumGroup: number;
    /** Hundredths of a percent of the total that are due at once. */
    depositBps: number;
    balanceDays: number;
    cutoffMinutes: number;
  };
  plan: {
    id: string;
    slug: string;
    state: PlanState;
    title: string;
    /** The version that is sold, with its content. */
    version: number;
    content: PlanContent;
    availabilityType: 'START_TIME' | 'OPENING_HOURS';
    confirmation: 'INSTANT' | 'MANUAL' | 'INSTANT_THEN_MANUAL';
    pricingPer: 'UNIT' | 'BOOKING';
    currency: string;
    adventure: boolean;
  };
  operator: {
    id: string;
    slug: string;
    name: string;
    state: OperatorState;
    zone: string;
    fictional: boolean;
    /** Hundredths of a percent; null: the region's (`commission_basis_points`). */
    commissionBps: number | null;
    contact: { email: string | null; phone: string | null };
  };
}

/** One price for the whole group, which then has the departure to itself. */
export function isForOneGroup({
  option,
  plan,
}: {
  option: Pick<Sellable['option'], 'private'>;
  plan: Pick<Sellable['plan'], 'pricingPer'>;
}): boolean {
  return option.private || plan.pricingPer === 'BOOKING';
}

/** Places nobody has yet; null: without limit. */
export function placesLeft({ capacity, taken }: Pick<Sellable['departure'], 'capacity' | 'taken'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken);
}
