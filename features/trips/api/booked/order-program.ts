import type { SoldBooking } from '#features/trips/contract/booked-stops.ts';
import type { PlanOfStop, Wish } from '#features/trips/contract/trip.ts';

export interface ProgramStop {
  /** Local day, `YYYY-MM-DD`. */
  date: string;
  /** Minutes after local midnight. */
  begin: number;
  minutes: number;
  /** Id of the place (`company` on the wire). */
  place: string;
}

export interface OfferedDay {
  /** Local day, `YYYY-MM-DD`. */
  date: string;
  title: string;
  stops: readonly (Omit<ProgramStop, 'date' | 'place'> & { place: string | null; title: string; note: string })[];
}

/**
 * Position of a booking on the map. If `isNear` is true, the booking's own position is unknown, and the position is
 * that of another place, which the travellers visit around the same time.
 */
export type PointOfBooking = SoldBooking['point'] & Pick<PlanOfStop, 'poster'> & { isNear?: boolean };

/** Facts of an order that its bookings do not contain. */
export interface OrderProgram {
  /** Reference of the quotation that the order came from. Null without a quotation. */
  quotation: string | null;
  title: string;
  party: Wish['party'];
  needs: Wish['needs'];
  stops: readonly ProgramStop[];
  /** The days of an offer, in order. Absent without an offer, and in programs that earlier releases stored. */
  days?: readonly OfferedDay[];
  /** Positions of bookings that have no meeting point, keyed by booking id. */
  points: Readonly<Record<string, PointOfBooking>>;
  /** Ids of companion bookings, such as a guide or a car. Absent in programs that earlier releases stored. */
  along?: readonly string[];
}
