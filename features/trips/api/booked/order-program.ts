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

/** `isNear` marks the position of another place that the travellers visit around the same time. */
export type PointOfBooking = SoldBooking['point'] & Pick<PlanOfStop, 'poster'> & { isNear?: boolean };

export interface OrderProgram {
  /** Reference of the order's quotation. Null without a quotation. */
  quotation: string | null;
  title: string;
  party: Wish['party'];
  needs: Wish['needs'];
  stops: readonly ProgramStop[];
  /** Absent without an offer, and in programs that earlier releases stored. */
  days?: readonly OfferedDay[];
  /** Positions of bookings without a meeting point, keyed by booking id. */
  points: Readonly<Record<string, PointOfBooking>>;
  /** Ids of bookings that accompany others, such as a guide. Absent in programs that earlier releases stored. */
  along?: readonly string[];
}
