import { accountPaths } from '#web/paths/account.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { photoPaths } from '#web/paths/photo.ts';
import { openDataPaths } from '#web/paths/public-files.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { questionPaths } from '#web/paths/question.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { regionPaths } from '#web/paths/region.ts';
import { reviewPaths } from '#web/paths/review.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import type { DemoData } from './demo-data.ts';
import type { DemoName } from './sign-in.ts';

export interface Screen {
  /** The page's name in the routes. A second picture of a page adds what it shows: `questions/region+merged`. */
  page: string;
  path: (data: DemoData) => string;
  as?: DemoName;
  storage?: (data: DemoData) => Record<string, unknown>;
}

/** Each value is the reason why the screen has no picture. */
export const WITHOUT_PICTURE: Readonly<Record<string, string>> = {};

const SOME_KEY = 'a'.repeat(43);
const PLANS = ['moche-y-chimu-en-dos-dias', 'huacas-en-media-manana'];

const screen = (page: string, path: Screen['path'], more: Partial<Screen> = {}): Screen => ({ page, path, ...more });

const forTravellers: Screen[] = [
  screen('home/home', paths.home),
  screen('organisation/help', paths.help),
  screen('places/sources', paths.sources),
  screen('open-data/open-data', openDataPaths.page),
  screen('policies/policy', () => paths.policy('terms')),
  screen('complaints/book', travellerPaths.complaints),
  screen('complaints/complaint', ({ complaint }) => travellerPaths.complaint(complaint.reference, complaint.secret)),
  screen('trips/explore', () => paths.explore()),
  screen('trips/place', ({ place }) => paths.place(place)),
  screen('trips/place+alone', ({ freePlace }) => paths.place(freePlace)),
  screen('itineraries/itineraries', paths.itineraries),
  screen('itineraries/itinerary', ({ itinerary }) => travellerPaths.itinerary(itinerary)),
  screen('operators/plans', () => paths.plans()),
  screen('operators/operators', travellerPaths.operators),
  screen('operators/sell', paths.sell),
  screen('operators/compare-plans', () => travellerPaths.comparePlans(PLANS)),
  screen('checkout/plan', () => travellerPaths.plan(PLANS[0]!)),
  screen('checkout/basket', travellerPaths.basket, { storage: ({ basket }) => ({ canasta: basket }) }),
  screen('checkout/pay', ({ orderToPay }) => travellerPaths.pay(orderToPay.id), {
    storage: ({ orderToPay }) => ({ reservas: [{ ...orderToPay, tries: {} }] }),
  }),
  screen('checkout/find-booking', paths.findBooking),
  screen('checkout/booking', ({ booked }) => travellerPaths.booking(booked.reference, booked.secret)),
  screen('checkout/review', ({ ended }) => `${travellerPaths.review(ended.order, ended.booking)}#${ended.secret}`),
  screen('trips/plan-trip', paths.planTrip),
  screen('trips/trips', paths.trips, { as: 'viajera' }),
  screen('checkout/trip', ({ trip }) => travellerPaths.trip(trip.id, { edit: trip.editSecret })),
  screen('trips/public-trips', () => publicTripPaths.list()),
  screen('checkout/trip+published', ({ published }) => publicTripPaths.one(published)),
  screen('checkout/trip+published-alone', ({ publishedAlone }) => publicTripPaths.one(publishedAlone)),
  screen('trips/trip-questions', ({ published }) => publicTripPaths.questions(published), { as: 'viajera' }),
  screen('trips/publish', ({ published }) => publicTripPaths.publish(published), { as: 'viajera' }),
  screen('trips/trip-print', ({ trip }) => travellerPaths.tripPrint(trip.id, { edit: trip.editSecret })),
  screen('checkout/payer', ({ payer }) => payer),
  screen('backoffice/invitation', ({ staffInvitation }) => staffInvitation),
  screen('mailbox/mailbox', () => travellerPaths.mailbox()),
];

const withKey = (path: string) => () => `${path}#${SOME_KEY}`;

const ofAccounts: Screen[] = [
  screen('accounts/sign-in', () => accountPaths.signIn()),
  screen('accounts/sign-up', () => accountPaths.signUp()),
  screen('accounts/confirm', withKey(accountPaths.confirm())),
  screen('accounts/restore', accountPaths.restore),
  screen('accounts/confirm-email', withKey(accountPaths.confirmEmail())),
  screen('accounts/undo-email', withKey(accountPaths.undoEmail())),
  screen('accounts/not-me', withKey(accountPaths.notMe())),
  screen('accounts/keep-factor', withKey(accountPaths.keepFactor())),
  ...[
    screen('accounts/account', accountPaths.profile),
    screen('accounts/security', accountPaths.security),
    screen('accounts/sessions', accountPaths.sessions),
    screen('privacy/privacy', paths.privacy),
    screen('checkout/bookings', accountPaths.bookings),
    screen('photos/account-photos', photoPaths.account),
    screen('questions/account-questions', questionPaths.account),
    screen('questions/question', ({ questionId }) => questionPaths.one(questionId)),
    screen('reviews/account-reviews', reviewPaths.account),
    screen('waitlist/entries', accountPaths.waitlist),
    screen('waitlist/entry', ({ waitlistEntryId }) => travellerPaths.waitlist(waitlistEntryId)),
    screen('quotations/account-quotations', quotationPaths.account),
  ].map((one): Screen => ({ ...one, as: 'viajera' })),
];

const ofQuotations: Screen[] = [
  screen('quotations/ask', () => quotationPaths.ask({ plan: PLANS[0] })),
  screen('quotations/quotations', quotationPaths.list),
  screen('quotations/quotation', ({ quotation }) => quotationPaths.one(quotation), { as: 'viajera' }),
  screen('quotations/answer-link', ({ answerLink }) => answerLink),
];

const ofOperators: Screen[] = [
  screen('operators/operator-memberships', () => operatorPaths.memberships('all')),
  screen('operators/operator-today', ({ operatorId }) => operatorPaths.today(operatorId)),
  screen('quotations/operator-quotations', ({ operatorId }) => operatorPaths.quotations(operatorId)),
  screen('quotations/operator-quotation', ({ operatorId, offerId }) => operatorPaths.quotation(operatorId, offerId)),
  screen('operators/operator-data', ({ operatorId }) => operatorPaths.data(operatorId)),
  screen('operators/operator-team', ({ operatorId }) => operatorPaths.team(operatorId)),
  screen('announcements/operator', ({ operatorId }) => operatorPaths.announcements(operatorId)),
  screen('announcements/operator-announcement', ({ operatorId, announcementId }) =>
    operatorPaths.announcement(operatorId, announcementId),
  ),
  screen('operators/operator-reviews', ({ operatorId }) => operatorPaths.reviews(operatorId)),
  screen('operators/operator-code', ({ operatorId }) => operatorPaths.code(operatorId)),
  screen('operators/operator-questions', ({ operatorId }) => operatorPaths.questions(operatorId)),
  screen('payouts/operator-money', ({ operatorId }) => operatorPaths.money(operatorId)),
  screen('octo/connections', ({ operatorId }) => operatorPaths.connections(operatorId)),
  screen('operators/operator-plans', ({ operatorId }) => operatorPaths.plans(operatorId)),
  screen('operators/operator-plan', ({ operatorId, planId }) => operatorPaths.plan(operatorId, planId)),
  screen('operators/operator-plan-preview', ({ operatorId, planId }) => operatorPaths.planPreview(operatorId, planId)),
  screen('operators/operator-resources', ({ operatorId }) => operatorPaths.resources(operatorId)),
  screen('checkout/operator-closures', ({ operatorId }) => operatorPaths.closures(operatorId)),
  screen('checkout/operator-bookings', ({ operatorId }) => operatorPaths.bookings(operatorId)),
  screen('checkout/operator-booking', ({ operatorId, booked }) => operatorPaths.booking(operatorId, booked.bookingId)),
  screen('operators/operator-departure-batch', ({ operatorId }) => operatorPaths.departureBatch(operatorId)),
  screen('operators/operator-departures', ({ operatorId }) => operatorPaths.departures(operatorId)),
  screen('checkout/choose-departure', ({ operatorId }) => operatorPaths.newBooking(operatorId)),
  screen('checkout/enter-booking-from-bookings', ({ operatorId, booked }) =>
    operatorPaths.newBookingOn(operatorId, booked.departureId),
  ),
  screen('checkout/enter-booking', ({ operatorId, booked }) =>
    operatorPaths.enterBooking(operatorId, booked.departureId),
  ),
  screen('bookings/departure', ({ operatorId, booked }) => operatorPaths.departure(operatorId, booked.departureId)),
  screen('checkout/cancel-departure', ({ operatorId, booked }) =>
    operatorPaths.cancelDeparture(operatorId, booked.departureId),
  ),
].map((one): Screen => ({ ...one, as: 'operadora' }));

const ofOwners: Screen[] = [
  screen('owners/places', () => ownerPaths.places('all')),
  screen('owners/today', ({ ownedPlaceId }) => ownerPaths.place(ownedPlaceId)),
  screen('owners/facts', ({ ownedPlaceId }) => ownerPaths.facts(ownedPlaceId)),
  screen('owners/notices', ({ ownedPlaceId }) => ownerPaths.notices(ownedPlaceId)),
  screen('owners/questions', ({ ownedPlaceId }) => ownerPaths.questions(ownedPlaceId)),
  screen('owners/photos', ({ ownedPlaceId }) => ownerPaths.photos(ownedPlaceId)),
  screen('owners/reviews', ({ ownedPlaceId }) => ownerPaths.reviews(ownedPlaceId)),
  screen('owners/code', ({ ownedPlaceId }) => ownerPaths.code(ownedPlaceId)),
  screen('owners/team', ({ ownedPlaceId }) => ownerPaths.team(ownedPlaceId)),
  screen('owners/claim', ({ freePlace }) => ownerPaths.claim(freePlace)),
  screen('owners/own-claim', ({ ownClaimId }) => ownerPaths.ownClaim(ownClaimId)),
].map((one): Screen => ({ ...one, as: 'viajera' }));

const ofTheRegion: Screen[] = [
  screen('backoffice/overview', regionPaths.overview),
  screen('places/region', () => regionPaths.places(), { as: 'redaccion' }),
  screen('places/region-place', ({ placeId }) => regionPaths.place(placeId), { as: 'redaccion' }),
  screen('places/region-place-merge', ({ placeId, otherPlaceId }) => regionPaths.placeMerge(placeId, otherPlaceId), {
    as: 'redaccion',
  }),
  screen('places/region-place-split', ({ placeId }) => regionPaths.placeSplit(placeId), { as: 'redaccion' }),
  screen('places/region-place-code', ({ placeId }) => regionPaths.placeCode(placeId), { as: 'redaccion' }),
  screen('owners/region', () => regionPaths.owners(), { as: 'moderacion' }),
  screen('owners/region+notices', () => regionPaths.owners('anuncios'), { as: 'moderacion' }),
  screen('figures/region', () => regionPaths.figures()),
  screen('search/region', regionPaths.searches, { as: 'redaccion' }),
  screen('imports/places-sheet', () => regionPaths.placesSheet(), { as: 'redaccion' }),
  screen('imports/uploaded-sheet', ({ sheetId }) => regionPaths.uploadedSheet(sheetId), { as: 'redaccion' }),
  screen('imports/region', regionPaths.imports, { as: 'redaccion' }),
  screen('imports/region-import', ({ importId }) => regionPaths.import(importId), { as: 'redaccion' }),
  screen('imports/region-import+photos', ({ photosImportId }) => regionPaths.import(photosImportId), {
    as: 'redaccion',
  }),
  screen('closures/region', regionPaths.closures, { as: 'redaccion' }),
  screen('checkout/region-closure-reach', ({ closureId }) => regionPaths.closureReach(closureId), { as: 'redaccion' }),
  screen('closures/editor', ({ closureId }) => regionPaths.closure(closureId), { as: 'redaccion' }),
  screen('octo/region-connections', regionPaths.connections),
  screen('quotations/region-quotations', regionPaths.quotations),
  screen('backoffice/team', regionPaths.team),
  screen('itineraries/region', regionPaths.itineraries, { as: 'redaccion' }),
  screen('itineraries/editor', ({ itineraryId }) => regionPaths.itinerary(itineraryId), { as: 'redaccion' }),
  screen('reviews/region', regionPaths.reviews, { as: 'moderacion' }),
  screen('trips/region-trips', regionPaths.publicTrips, { as: 'moderacion' }),
  screen('photos/region', regionPaths.photos, { as: 'moderacion' }),
  screen('questions/region', () => regionPaths.questions(), { as: 'moderacion' }),
  screen('questions/region+merged', () => regionPaths.questions('merged'), { as: 'moderacion' }),
  screen('operators/region-operators', regionPaths.operators),
  screen('operators/region-operator', ({ operatorId }) => regionPaths.operator(operatorId)),
  screen('announcements/region', regionPaths.announcements),
  screen('announcements/region-announcement', ({ announcementId }) => regionPaths.announcement(announcementId)),
  screen('organisation/settings', regionPaths.organisation),
  screen('payouts/region-money', regionPaths.money),
  screen('backoffice/people', () => regionPaths.people()),
  screen('backoffice/person', ({ personId }) => regionPaths.person(personId)),
  screen('operators/region-plan', ({ planId }) => regionPaths.plan(planId)),
  screen('checkout/region-bookings', regionPaths.bookings),
  screen('checkout/region-booking', ({ booked }) => regionPaths.booking(booked.bookingId)),
  screen('policies/region', regionPaths.policies, { as: 'redaccion' }),
  screen('policies/editor', () => regionPaths.policy('terms'), { as: 'redaccion' }),
  screen('complaints/region', regionPaths.complaints, { as: 'moderacion' }),
  screen('complaints/region-complaint', ({ complaint }) => regionPaths.complaint(complaint.reference), {
    as: 'moderacion',
  }),
  screen('backoffice/log', () => regionPaths.log()),
  screen('backoffice/tasks', regionPaths.tasks),
  screen('backoffice/staff-emails', regionPaths.emails),
  screen('backoffice/end-staff-email', withKey(regionPaths.endEmail())),
].map((one): Screen => ({ as: 'administracion', ...one }));

export const SCREENS: readonly Screen[] = [
  ...forTravellers,
  ...ofAccounts,
  ...ofQuotations,
  screen('operators/operator-invitation', ({ operatorInvitation }) => operatorInvitation),
  ...ofOperators,
  screen('owners/invitation', ({ placeInvitation }) => placeInvitation),
  screen('owners/confirm', withKey(ownerPaths.confirm())),
  ...ofOwners,
  ...ofTheRegion,
];

export const screensOfPart = (part: number, parts: number): readonly Screen[] =>
  SCREENS.filter((_, index) => index % parts === part - 1);
