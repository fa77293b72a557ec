import type { SoldBooking } from '#features/trips/contract/booked-stops.ts';
import type { PlanOfStop, Wish } from '#features/trips/contract/trip.ts';

/** One thing that what was bought goes to. */
export interface ProgramStop {
  /** Local day, ISO. */
  date: string;
  /** Minutes after local midnight. */
  begin: number;
  minutes: number;
  /** A company's id. */
  place: string;
}

/** A day of an offer, as it was written: with what happens at no place of the region. */
export interface OfferedDay {
  /** Local day, ISO. */
  date: string;
  title: string;
  stops: readonly (Omit<ProgramStop, 'date' | 'place'> & { place: string | null; title: string; note: string })[];
}

/** A place that a booking is about; or, where nobody said which, one that its day is near then. */
export type PointOfBooking = SoldBooking['point'] & Pick<PlanOfStop, 'poster'> & { isNear?: boolean };

/** What an order is for besides its bookings: what a trip of its own is called, for whom it is, and where it goes. */
export interface OrderProgram {
  /** Reference of the quotation that it came from. */
  quotation: string | null;
  title: string;
  party: Wish['party'];
  needs: Wish['needs'];
  stops: readonly ProgramStop[];
  /** All of its days, in their order. Absent in programs of before, and of what is no offer. */
  days?: readonly OfferedDay[];
  /** Where bookings are that are not at their meeting point, by their ids. */
  points: Readonly<Record<string, PointOfBooking>>;
  /** Ids of bookings that go along with the rest: a guide, a car. Absent in programs of before. */
  along?: readonly string[];
}
