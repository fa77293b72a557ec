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
 * The region's data for the checks of an offer. The nodes of `legs` are, in this order: the places in the order of
 * `places`, the meeting point of the offer, the meeting points of departures.
 */
export interface OfferGround {
  places: ReadonlyMap<string, OfferPlace>;
  /** Departures in the lines of the offer, keyed by id. */
  departures: ReadonlyMap<string, OfferDeparture>;
  legs: LegTable;
  caps: Caps;
}
