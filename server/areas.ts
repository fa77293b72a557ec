import { accounts } from '#features/accounts/api/area.ts';
import { accountRows } from '#features/accounts/api/public.ts';
import { amenities } from '#features/amenities/api/area.ts';
import { announcements } from '#features/announcements/api/area.ts';
import { audit } from '#features/audit/api/area.ts';
import { backoffice } from '#features/backoffice/api/area.ts';
import { invitationRows } from '#features/backoffice/api/public.ts';
import { bookingReviews } from '#features/booking-reviews/api/area.ts';
import { wasWithOperator } from '#features/booking-reviews/api/public.ts';
import { bookings } from '#features/bookings/api/area.ts';
import { bookingRows } from '#features/bookings/api/public.ts';
import { checkout } from '#features/checkout/api/area.ts';
import { orderRows } from '#features/checkout/api/public.ts';
import { closures } from '#features/closures/api/area.ts';
import { closureRows, closuresOfPlace, noticesOfPlace } from '#features/closures/api/public.ts';
import { complaints } from '#features/complaints/api/area.ts';
import { figures } from '#features/figures/api/area.ts';
import { figuresOfPlace, notePlan } from '#features/figures/api/public.ts';
import { imports } from '#features/imports/api/area.ts';
import { itineraries } from '#features/itineraries/api/area.ts';
import {
  findLocalTrip,
  itinerariesOfPlace,
  itinerariesThrough,
  itineraryRows,
} from '#features/itineraries/api/public.ts';
import { mailbox } from '#features/mailbox/api/area.ts';
import { maps } from '#features/maps/api/area.ts';
import { octo } from '#features/octo/api/area.ts';
import { resellerKeyRows } from '#features/octo/api/public.ts';
import { openData } from '#features/open-data/api/area.ts';
import { operators } from '#features/operators/api/area.ts';
import {
  countClosureReach,
  isOperatorRunBy,
  operatorInsteadOfPlace,
  operatorOwner,
  operatorRows,
  operatorTeam,
  operatorVisitSite,
  planRows,
  plansOfPlace,
} from '#features/operators/api/public.ts';
import { organisation } from '#features/organisation/api/area.ts';
import { openRegion } from '#features/organisation/api/public.ts';
import { owners } from '#features/owners/api/area.ts';
import { ownersOfPlace, reportsOfPlace } from '#features/owners/api/public.ts';
import { payouts } from '#features/payouts/api/area.ts';
import { photos } from '#features/photos/api/area.ts';
import { photosOfPlace } from '#features/photos/api/public.ts';
import { places } from '#features/places/api/area.ts';
import {
  isPlaceRunBy,
  placeNames,
  placeOwner,
  placeReviewParts,
  placeRows,
  placesInBox,
  placeTeam,
  placeVisitSite,
  prepareBarredLegs,
} from '#features/places/api/public.ts';
import { policies } from '#features/policies/api/area.ts';
import { privacy } from '#features/privacy/api/area.ts';
import { questions } from '#features/questions/api/area.ts';
import { questionsOfPlace } from '#features/questions/api/public.ts';
import { quotations } from '#features/quotations/api/area.ts';
import { hasAnsweredOffer, ordersOfQuotation } from '#features/quotations/api/public.ts';
import { reviews } from '#features/reviews/api/area.ts';
import { type PublicOwner, reviewsOfPlace, visitsOfPlace, wasPresent } from '#features/reviews/api/public.ts';
import { OFFER_PARTS } from '#features/reviews/contract/review-content.ts';
import { search } from '#features/search/api/area.ts';
import { trips } from '#features/trips/api/area.ts';
import {
  countTripsThrough,
  isTripGone,
  isTripOf,
  isTripPublic,
  publicTripRows,
  savedPlaces,
  tripOwner,
  tripsOfPlace,
  tripTeam,
} from '#features/trips/api/public.ts';
import { TRIP_REVIEW_PARTS } from '#features/trips/contract/review-parts.ts';
import { waitlist } from '#features/waitlist/api/area.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import type { Area } from './platform.ts';

export { openRegion };

/** The areas audit and backoffice name tables of other areas in SQL. */
const subjects = {
  accounts: accountRows,
  closures: closureRows,
  invitations: invitationRows,
  itineraries: itineraryRows,
  operators: operatorRows,
  places: placeRows,
  plans: planRows,
  resellerKeys: resellerKeyRows,
};

/** Owners of photos, questions and reviews, with their pages. */
const publicPlace: PublicOwner = {
  owner: placeOwner,
  insteadOf: operatorInsteadOfPlace,
  rows: placeRows,
  page: paths.place,
  answeredBy: 'region',
  team: placeTeam,
};
const publicOperator: PublicOwner = {
  owner: operatorOwner,
  rows: operatorRows,
  page: travellerPaths.operators,
  answeredBy: 'team',
  team: operatorTeam,
};
const publicTrip: PublicOwner = {
  owner: tripOwner,
  rows: publicTripRows,
  page: publicTripPaths.one,
  isShown: isTripPublic,
  isGone: isTripGone,
  answeredBy: 'team',
  team: tripTeam,
};

/** A merge or a split of places moves these rows. The order is that of the preview. */
const rowsOfPlaces = [
  reviewsOfPlace,
  visitsOfPlace,
  photosOfPlace,
  questionsOfPlace,
  tripsOfPlace,
  savedPlaces,
  plansOfPlace,
  itinerariesOfPlace,
  closuresOfPlace,
  noticesOfPlace,
  ownersOfPlace,
  reportsOfPlace,
  figuresOfPlace,
];

export const AREAS: Area[] = [
  organisation(accountRows),
  policies,
  audit(subjects),
  complaints,
  accounts,
  privacy,
  backoffice(subjects),
  search,
  places(operatorRows, rowsOfPlaces),
  closures({
    ...{ placeNames, placesInBox, itinerariesThrough, countTripsThrough, prepareBarredLegs },
    countClosureReach: countClosureReach(bookingRows),
  }),
  itineraries,
  operators(bookingRows),
  announcements,
  bookings(orderRows),
  checkout(ordersOfQuotation),
  waitlist,
  payouts,
  quotations,
  octo,
  photos({ company: publicPlace, operator: publicOperator, trip: publicTrip }),
  questions({
    company: {
      ...publicPlace,
      wasThere: (platform, id, accountId) => wasPresent(platform, { owner: { kind: 'company', id }, accountId }),
    },
    operator: {
      ...publicOperator,
      wasThere: ({ db, config }, operatorId, accountId) =>
        wasWithOperator(db, config.REGION, { operatorId, accountId }),
    },
    trip: publicTrip,
  }),
  owners,
  reviews({
    owners: {
      company: {
        ...publicPlace,
        reviewed: {
          partsOf: placeReviewParts,
          siteOf: placeVisitSite,
          isRunBy: (_platform, actor, id) => isPlaceRunBy(actor, id),
        },
      },
      operator: {
        ...publicOperator,
        reviewed: {
          partsOf: async () => OFFER_PARTS,
          siteOf: operatorVisitSite,
          isRunBy: (_platform, actor, id) => isOperatorRunBy(actor, id),
          hasAnswered: (db, region, { id, accountId }) => hasAnsweredOffer(db, region, { operatorId: id, accountId }),
        },
      },
      trip: { ...publicTrip, reviewed: { partsOf: async () => TRIP_REVIEW_PARTS, isRunBy: isTripOf } },
    },
    plans: planRows,
  }),
  bookingReviews,
  trips({ findLocalTrip, notePlan }),
  maps,
  amenities,
  openData(operatorRows),
  imports,
  figures,
  mailbox,
];
