import type { SoldBooking } from '#features/trips/contract/booked-stops.ts';
import type { PlanOfStop, Wish } from '#features/trips/contract/trip.ts';

/** A place that the bought services visit. */
export interface ProgramStop {
  /** Local day, ISO. */
  date: string;
  /** Minutes after local midnight. */
  begin: number;
  minutes: number;
  /** Id of a place (a company on the wire). */
  place: string;
}

/** A day of an offer as it was written, including stops without a place of the region. */
export interface OfferedDay {
  /** Local day, ISO. */
  date: string;
  title: string;
  stops: readonly (Omit<ProgramStop, 'date' | 'place'> & { place: string | null; title: string; note: string })[];
}

/** The position of a booking: its own place or, when that is unknown, a place that the travellers visit around that time. */
export type PointOfBooking = SoldBooking['point'] & Pick<PlanOfStop, 'poster'> & { isNear?: boolean };

/** Facts of an order that its bookings do not contain: the title of its own trip, the party, and the places that it visits. */
export interface OrderProgram {
  /** Reference of the quotation that it came from. */
  quotation: string | null;
  title: string;
  party: Wish['party'];
  needs: Wish['needs'];
  stops: readonly ProgramStop[];
  /** All of its days, in order. Absent in programs stored by earlier releases, and without an offer. */
  days?: readonly OfferedDay[];
  /** Positions of the bookings that are not at their meeting point, by booking id. */
  points: Readonly<Record<string, PointOfBooking>>;
  /** Ids of bookings that accompany the day: a guide, a car. Absent in programs stored by earlier releases. */
  along?: readonly string[];
}
