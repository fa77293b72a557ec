import type { OpeningHours } from './departure-rule.ts';
import type { CancelledFor, DepartureState } from './departure-states.ts';
import type { OperatorState } from './operator-states.ts';
import type { PlanContent } from './plan-content.ts';
import type { PlanState } from './plan-states.ts';
import type { Price } from './price.ts';
import type { Unit } from './unit.ts';

/** All data that a sale of one departure needs, read at one moment. */
export interface Sellable {
  departure: {
    id: string;
    startsAt: Date;
    endsAt: Date;
    /** Sales end at this time. */
    cutoffAt: Date;
    /** Local day in the operator's zone, ISO. */
    localDate: string;
    /** "HH:MM"; null for any time of the opening hours. */
    localTime: string | null;
    openingHours: OpeningHours | null;
    /** Number of days in a row, at the same hours on each; the departure ends on the last. */
    daysInRow: number;
    state: DepartureState;
    cancelledFor: CancelledFor | null;
    /** Null for unlimited. */
    capacity: number | null;
    taken: number;
    /** Whether it needs resources that other departures may use (`departure_resource`). */
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
    /** Limits on the number of units in one sale. */
    minUnits: number;
    maxUnits: number | null;
    private: boolean;
    minimumGroup: number;
    /** Part of the total that is due at once, in hundredths of a percent. */
    depositBps: number;
    balanceDays: number;
    cutoffMinutes: number;
  };
  plan: {
    id: string;
    slug: string;
    state: PlanState;
    title: string;
    /** The sold version, with its content. */
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
    /** Hundredths of a percent; null for the region's commission (`commission_basis_points`). */
    commissionBps: number | null;
    contact: { email: string | null; phone: string | null };
  };
}

/** Whether one price is for a whole group, which then has the departure to itself. */
export function isForOneGroup({
  option,
  plan,
}: {
  option: Pick<Sellable['option'], 'private'>;
  plan: Pick<Sellable['plan'], 'pricingPer'>;
}): boolean {
  return option.private || plan.pricingPer === 'BOOKING';
}

/** Free places; null for unlimited. */
export function placesLeft({ capacity, taken }: Pick<Sellable['departure'], 'capacity' | 'taken'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken);
}
