import type { OfferContent } from '#features/quotations/contract/offer.ts';
import type { Caps, HoursClass, LegTable, TimeWindow } from '#planner/model.ts';
import type { OfferDeparture } from './offer-visits.rules.ts';

/** The parts of an offer that the checks of its days read. */
export type OfferDays = Pick<OfferContent, 'startDate' | 'days' | 'lines' | 'lodging' | 'excludes'>;

/** A place of the region with its opening hours and closures on the days of an offer. */
export interface OfferPlace {
  name: string;
  use: 'eat' | 'sleep' | 'visit';
  /** Null when the opening hours are unknown. */
  hoursClass: HoursClass | null;
  /** By day of the offer; empty on a closed day. */
  windows: TimeWindow[][];
  /** By day of the offer: the announced reason of a closure, in Spanish; null when there is none. */
  closures: (string | null)[];
}

/**
 * The region's data about an offer's places. The nodes of `legs` are the places in map order, then the meeting point, then the meeting points of
 * departures.
 */
export interface OfferGround {
  places: ReadonlyMap<string, OfferPlace>;
  /** The operator's own departures among the lines, by id. */
  departures: ReadonlyMap<string, OfferDeparture>;
  legs: LegTable;
  caps: Caps;
}
