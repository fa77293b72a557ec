import { operatorPaths } from '#web/operator-paths.ts';
import { paths } from '#web/paths.ts';
import { quotationPaths } from '#web/quotation-paths.ts';
import type { DemoData } from './demo-data.ts';
import type { DemoName } from './sign-in.ts';

/** One screen as it is pictured. */
export interface Screen {
  /** Id of the page in the route tables. */
  page: string;
  /** Path, query and fragment. */
  path: (data: DemoData) => string;
  /** The signed-in person; nobody if absent. */
  as?: DemoName;
  /** Values of the browser's local storage. */
  storage?: (data: DemoData) => Record<string, unknown>;
}

/** Pages without a picture, each with its reason. */
export const WITHOUT_PICTURE: Readonly<Record<string, string>> = {};

/** A key with which a link's screen shows its question. The server checks it only when the person answers. */
const SOME_KEY = 'a'.repeat(43);
const PLANS = ['moche-y-chimu-en-dos-dias', 'huacas-en-media-manana'];

const screen = (page: string, path: Screen['path'], more: Partial<Screen> = {}): Screen => ({ page, path, ...more });

const forTravellers: Screen[] = [
  screen('home/home', paths.home),
  screen('organisation/help', paths.help),
  screen('organisation/sources', paths.sources),
  screen('policies/policy', () => paths.policy('terms')),
  screen('complaints/book', paths.complaints),
  screen('complaints/complaint', ({ complaint }) => paths.complaint(complaint.reference, complaint.secret)),
  screen('trips/explore', () => paths.explore()),
  screen('trips/place', ({ place }) => paths.place(place)),
  screen('itineraries/itineraries', paths.itineraries),
  screen('itineraries/itinerary', ({ itinerary }) => paths.itinerary(itinerary)),
  screen('operators/plans', () => paths.plans()),
  screen('operators/compare-plans', () => paths.comparePlans(PLANS)),
  screen('checkout/plan', () => paths.plan(PLANS[0]!)),
  screen('checkout/basket', paths.basket, { storage: ({ basket }) => ({ canasta: basket }) }),
  screen('checkout/pay', ({ orderToPay }) => paths.pay(orderToPay.id), {
    storage: ({ orderToPay }) => ({ reservas: [{ ...orderToPay, tries: {} }] }),
  }),
  screen('checkout/find-booking', paths.findBooking),
  screen('checkout/booking', ({ booked }) => paths.booking(booked.reference, booked.secret)),
  screen('checkout/review', ({ ended }) => `${paths.review(ended.order, ended.booking)}#${ended.secret}`),
  screen('trips/plan-trip', paths.planTrip),
  screen('trips/trips', paths.trips, { as: 'viajera' }),
  screen('checkout/trip', ({ trip }) => paths.trip(trip.id, { edit: trip.editSecret })),
  screen('trips/trip-print', ({ trip }) => paths.tripPrint(trip.id, { edit: trip.editSecret })),
  screen('checkout/payer', ({ payer }) => payer),
  screen('backoffice/invitation', ({ staffInvitation }) => staffInvitation),
  screen('mailbox/mailbox', () => paths.mailbox()),
];

const withKey = (path: string) => () => `${path}#${SOME_KEY}`;

const ofAccounts: Screen[] = [
  screen('accounts/sign-in', () => paths.signIn()),
  screen('accounts/sign-up', () => paths.signUp()),
  screen('accounts/confirm', withKey('/confirmar')),
  screen('accounts/restore', paths.restorePassword),
  screen('accounts/confirm-email', withKey('/confirmar-correo')),
  screen('accounts/undo-email', withKey('/deshacer-correo')),
  screen('accounts/not-me', withKey('/no-fui-yo')),
  screen('accounts/keep-factor', withKey('/conservar-segundo-paso')),
  ...[
    screen('accounts/account', paths.account),
    screen('accounts/security', paths.accountSecurity),
    screen('accounts/sessions', paths.accountSessions),
    screen('privacy/privacy', paths.accountPrivacy),
    screen('checkout/bookings', paths.accountBookings),
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
  screen('operators/operator-memberships', paths.operatorMemberships),
  screen('operators/operator-today', ({ operatorId }) => operatorPaths.today(operatorId)),
  screen('quotations/operator-quotations', ({ operatorId }) => operatorPaths.quotations(operatorId)),
  screen('quotations/operator-quotation', ({ operatorId, offerId }) => operatorPaths.quotation(operatorId, offerId)),
  screen('operators/operator-data', ({ operatorId }) => operatorPaths.data(operatorId)),
  screen('operators/operator-team', ({ operatorId }) => operatorPaths.team(operatorId)),
  screen('operators/operator-reviews', ({ operatorId }) => operatorPaths.reviews(operatorId)),
  screen('payouts/operator-money', ({ operatorId }) => paths.operatorMoney(operatorId)),
  screen('octo/connections', ({ operatorId }) => operatorPaths.connections(operatorId)),
  screen('operators/operator-plans', ({ operatorId }) => operatorPaths.plans(operatorId)),
  screen('operators/operator-plan', ({ operatorId, planId }) => operatorPaths.plan(operatorId, planId)),
  screen('operators/operator-resources', ({ operatorId }) => operatorPaths.resources(operatorId)),
  screen('checkout/operator-bookings', ({ operatorId }) => operatorPaths.bookings(operatorId)),
  screen('checkout/operator-booking', ({ operatorId, booked }) => operatorPaths.booking(operatorId, booked.bookingId)),
  screen('operators/operator-departures', ({ operatorId }) => operatorPaths.departures(operatorId)),
  screen('bookings/departure', ({ operatorId, booked }) => paths.operatorDeparture(operatorId, booked.departureId)),
  screen('checkout/cancel-departure', ({ operatorId, booked }) =>
    operatorPaths.cancelDeparture(operatorId, booked.departureId),
  ),
].map((one): Screen => ({ ...one, as: 'operadora' }));

const ofTheRegion: Screen[] = [
  screen('backoffice/overview', paths.backOffice),
  screen('closures/region', paths.regionClosures, { as: 'redaccion' }),
  screen('closures/editor', ({ closureId }) => paths.regionClosure(closureId), { as: 'redaccion' }),
  screen('octo/region-connections', operatorPaths.regionConnections),
  screen('quotations/region-quotations', operatorPaths.regionQuotations),
  screen('backoffice/team', paths.regionTeam),
  screen('itineraries/region', paths.regionItineraries, { as: 'redaccion' }),
  screen('itineraries/editor', ({ itineraryId }) => paths.regionItinerary(itineraryId), { as: 'redaccion' }),
  screen('reviews/region', operatorPaths.regionReviews, { as: 'moderacion' }),
  screen('operators/region-operators', paths.regionOperators),
  screen('operators/region-operator', ({ operatorId }) => operatorPaths.regionOperator(operatorId)),
  screen('organisation/settings', paths.regionOrganisation),
  screen('payouts/region-money', paths.regionMoney),
  screen('backoffice/people', () => paths.regionPeople()),
  screen('backoffice/person', ({ personId }) => paths.regionPerson(personId)),
  screen('operators/region-plan', ({ planId }) => operatorPaths.regionPlan(planId)),
  screen('policies/region', paths.regionPolicies, { as: 'redaccion' }),
  screen('policies/editor', () => paths.regionPolicy('terms'), { as: 'redaccion' }),
  screen('complaints/region', paths.regionComplaints, { as: 'moderacion' }),
  screen('complaints/region-complaint', ({ complaint }) => paths.regionComplaint(complaint.reference), {
    as: 'moderacion',
  }),
  screen('backoffice/log', () => paths.regionLog()),
  screen('backoffice/tasks', paths.regionTasks),
].map((one): Screen => ({ as: 'administracion', ...one }));

export const SCREENS: readonly Screen[] = [
  ...forTravellers,
  ...ofAccounts,
  ...ofQuotations,
  screen('operators/operator-invitation', ({ operatorInvitation }) => operatorInvitation),
  ...ofOperators,
  ...ofTheRegion,
];

/** The screens of one part of a run. Parts differ by at most one screen. @param part 1 to `parts`. */
export const screensOfPart = (part: number, parts: number): readonly Screen[] =>
  SCREENS.filter((_, index) => index % parts === part - 1);
