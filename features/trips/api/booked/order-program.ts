import type { SoldBooking } from '#features/trips/contract/booked-stops.ts';
import type { PlanOfStop, Wish } from '#features/trips/contract/trip.ts';

export interface ProgramStop {
  /** Local day, `YYYY-MM-DD`. */
  date: string;
  /** Minutes after local midnight. */
  begin: number;
  minutes: number;
  place: string;
}

export interface OfferedDay {
  /** Local day, `YYYY-MM-DD`. */
  date: string;
  title: string;
  stops: readonly (Omit<ProgramStop, 'date' | 'place'> & { place: string | null; title: string; note: string })[];
}

/** If `isNear` is true, the position is that of another place which the travellers visit at about the same time. */
export type PointOfBooking = SoldBooking['point'] & Pick<PlanOfStop, 'poster'> & { isNear?: boolean };

export interface OrderProgram {
  quotation: string | null;
  title: string;
  party: Wish['party'];
  needs: Wish['needs'];
  stops: readonly ProgramStop[];
  /** Undefined if the order has no offer, or if an earlier release stored the program. */
  days?: readonly OfferedDay[];
  /** Positions of bookings without a meeting point, keyed by booking id. */
  points: Readonly<Record<string, PointOfBooking>>;
  /**
   * Ids of bookings that accompany other bookings, such as a guide. Undefined if an earlier release stored the program.
   */
  along?: readonly string[];
}
