import type { OfferContent } from '#features/quotations/contract/offer.ts';
import type { Caps, HoursClass, LegTable, TimeWindow } from '#planner/model.ts';
import type { OfferDeparture } from './offer-visits.rules.ts';

/** The parts of an offer that its days are judged by. */
export type OfferDays = Pick<OfferContent, 'startDate' | 'days' | 'lines' | 'lodging' | 'excludes'>;

/** A place of the region as an offer's days meet it. */
export interface OfferPlace {
  name: string;
  use: 'eat' | 'sleep' | 'visit';
  /** Null: nobody knows when it opens. */
  hoursClass: HoursClass | null;
  /** By day of the offer; none: closed. */
  windows: TimeWindow[][];
  /** By day of the offer: why it is announced as closed, in Spanish; null: it is not. */
  closures: (string | null)[];
}

/** What the region knows of an offer's places: `legs` has them in the order of the map, then the meeting point, then those of its departures. */
export interface OfferGround {
  places: ReadonlyMap<string, OfferPlace>;
  /** The operator's own departures among its lines, by their ids. */
  departures: ReadonlyMap<string, OfferDeparture>;
  legs: LegTable;
  caps: Caps;
}
