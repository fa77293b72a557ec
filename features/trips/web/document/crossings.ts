import { crosses } from '../../contract/booked-stops.ts';
import type { TripDocument, TripStop } from '../../contract/trip.ts';
import { isHeld } from './planning/plan-stops.ts';

/**
 * Maps each stop that crosses a departure or held stop, and each of these, to the first stop that it crosses. Cancelled
 * bookings cross nothing.
 */
export function crossingsOf({ days }: Pick<TripDocument, 'days'>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { date, stops } of days) {
    const present = stops.filter(({ plan }) => plan?.standing !== 'cancelled');
    for (const [index, one] of present.entries()) {
      for (const other of present.slice(index + 1)) {
        if (!isFixed(one) && !isFixed(other)) continue;
        if (!crosses({ date, stop: one }, { date, stop: other })) continue;
        if (!found.has(one.id)) found.set(one.id, other.id);
        if (!found.has(other.id)) found.set(other.id, one.id);
      }
    }
  }
  return found;
}

const isFixed = (stop: TripStop) => stop.plan !== undefined || isHeld(stop);

/** A free visit to a place that a departure of the trip visits too. */
export interface DoubledVisit {
  stop: string;
  place: string;
  /** Title of the departure. */
  plan: string;
  /** `true` if the departure is booked. */
  isBooked: boolean;
}

export function doubledVisits({ days }: Pick<TripDocument, 'days'>): DoubledVisit[] {
  const stops = days.flatMap((day) => day.stops);
  const plans = stops.flatMap(({ plan }) => (plan && plan.standing !== 'cancelled' ? plan : []));
  return stops.flatMap(({ id, place, state }): DoubledVisit[] => {
    const plan = place === null || state === 'booked' ? undefined : plans.find(({ visits }) => visits?.includes(place));
    return plan ? [{ stop: id, place: place!, plan: plan.title, isBooked: Boolean(plan.booking) }] : [];
  });
}
