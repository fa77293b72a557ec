import type { DepartureClosure } from './departure-closure.ts';
import type { OpeningHours } from './departure-rule.ts';
import type { CancelledFor, DepartureState } from './departure-states.ts';
import type { OperatorState } from './operator-states.ts';
import type { PlanContent } from './plan-content.ts';
import type { PlanState } from './plan-states.ts';
import type { Price } from './price.ts';
import type { Unit } from './unit.ts';

export interface Sellable {
  departure: {
    id: string;
    startsAt: Date;
    endsAt: Date;
    cutoffAt: Date;
    /** Local day in the operator's time zone, `YYYY-MM-DD`. */
    localDate: string;
    /** Local time "HH:MM". Null means any time in the opening hours. */
    localTime: string | null;
    openingHours: OpeningHours | null;
    daysInRow: number;
    state: DepartureState;
    cancelledFor: CancelledFor | null;
    /** Null means unlimited capacity. */
    capacity: number | null;
    taken: number;
    /** `true` if the departure needs resources that other departures may use (`departure_resource`). */
    shares: boolean;
    prices: Price[] | null;
    closures: DepartureClosure[];
  };
  option: {
    id: string;
    name: string;
    language: string | null;
    durationMinutes: number;
    units: Unit[];
    prices: Price[];
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
    /** Hundredths of a percent. Null means the region's commission (`commission_basis_points`). */
    commissionBps: number | null;
    contact: { email: string | null; phone: string | null };
  };
}

export function isForOneGroup({
  option,
  plan,
}: {
  option: Pick<Sellable['option'], 'private'>;
  plan: Pick<Sellable['plan'], 'pricingPer'>;
}): boolean {
  return option.private || plan.pricingPer === 'BOOKING';
}

export function placesLeft({ capacity, taken }: Pick<Sellable['departure'], 'capacity' | 'taken'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken);
}
