import type { VisitedPage } from '../../contract/visit.ts';

/** Screens of back offices, accounts and bookings are not counted. The keys are the ids of routes. */
const PAGES: Readonly<Record<string, VisitedPage>> = {
  'home/home': 'home',
  'trips/explore': 'explore',
  'trips/place': 'place',
  'operators/plans': 'plans',
  'operators/compare-plans': 'plans',
  'checkout/plan': 'plan',
  'operators/operators': 'operators',
  'itineraries/itineraries': 'itineraries',
  'itineraries/itinerary': 'itinerary',
  'trips/plan-trip': 'wish',
  'trips/trips': 'trip',
  'trips/public-trips': 'public_trips',
  'checkout/trip': 'trip',
  'quotations/ask': 'quotation',
  'organisation/help': 'help',
  'places/sources': 'help',
  'open-data/open-data': 'help',
};

export const pageOfScreen = (screen: string | undefined): VisitedPage | undefined => PAGES[screen ?? ''];
