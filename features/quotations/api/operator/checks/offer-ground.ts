import type { OfferContent } from '#features/quotations/contract/offer.ts';
import type { Caps, HoursClass, LegTable, TimeWindow } from '#planner/model.ts';
import type { OfferDeparture } from './offer-visits.rules.ts';

export type OfferDays = Pick<OfferContent, 'startDate' | 'days' | 'lines' | 'lodging' | 'excludes'>;

export interface OfferPlace {
  name: string;
  use: 'eat' | 'sleep' | 'visit';
  hoursClass: HoursClass | null;
  /** One list for each day of the offer. A list is empty if the place is closed on that day. */
  windows: TimeWindow[][];
  closures: (string | null)[];
}

/**
 * The table `legs` contains travel times between the places, the offer's meeting point and the departures' meeting
 * points, in this order.
 */
export interface OfferGround {
  places: ReadonlyMap<string, OfferPlace>;
  departures: ReadonlyMap<string, OfferDeparture>;
  legs: LegTable;
  caps: Caps;
}
