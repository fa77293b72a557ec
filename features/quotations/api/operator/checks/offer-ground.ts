import type { OfferContent } from '#features/quotations/contract/offer.ts';
import type { Caps, HoursClass, LegTable, TimeWindow } from '#planner/model.ts';
import type { OfferDeparture } from './offer-visits.rules.ts';

export type OfferDays = Pick<OfferContent, 'startDate' | 'days' | 'lines' | 'lodging' | 'excludes'>;

export interface OfferPlace {
  name: string;
  use: 'eat' | 'sleep' | 'visit';
  /** Null if the opening hours are unknown. */
  hoursClass: HoursClass | null;
  /** Opening times for each day of the offer. Empty for a closed day. */
  windows: TimeWindow[][];
  /** Spanish reason of a closure for each day of the offer. Null without a closure. */
  closures: (string | null)[];
}

/**
 * The nodes of `legs` are the places in the order of `places`, the offer's meeting point, then the departures' meeting
 * points.
 */
export interface OfferGround {
  places: ReadonlyMap<string, OfferPlace>;
  /** Departures in the lines of the offer, keyed by id. */
  departures: ReadonlyMap<string, OfferDeparture>;
  legs: LegTable;
  caps: Caps;
}
