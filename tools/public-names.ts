import type { APPLICATION_TOKEN_PATHS } from '#features/accounts/contract/application-token.ts';

export interface PublicName {
  /** The people who create or change what the name lists. */
  writers: string;
  readers: string;
  /** A file of `e2e/` and the title of one of its tests. */
  journey: [file: string, title: string];
}

const QUESTION_BY_MAIL = 'a visitor asks, the owner answers by mail, and the visitor reads the answer';
const REVIEW_OF_BOOKING = 'a traveller writes a review through the link in the email, without an account';
const READERS_OF_A_TRIP =
  'readers review, ask and photograph a public trip, its author answers, and the region takes it down after a report';

/** For `docs/wire-names.md`. `tests/api-files.test.ts` checks that each journey exists. */
export const PUBLIC_NAMES: Record<(typeof APPLICATION_TOKEN_PATHS)[number], PublicName> = {
  'api/genders': {
    writers: "the platform's fixed list",
    readers: 'travellers in their profile',
    journey: [
      'accounts.spec.ts',
      "a visitor plans a trip, signs up, resets the password, downloads the account's data and erases the account",
    ],
  },
  'sign-up': {
    writers: 'visitors who create an account',
    readers: 'the account itself',
    journey: [
      'accounts.spec.ts',
      "a visitor plans a trip, signs up, resets the password, downloads the account's data and erases the account",
    ],
  },
  '/api/maincompany/': {
    writers: 'admins of the region, in its settings',
    readers: 'every visitor, in header, footer and contact',
    journey: [
      'back-office.spec.ts',
      "an admin changes the site's name and publishes a policy, and visitors see both changes",
    ],
  },
  '/api/itineraries/': {
    writers: 'editors of the region',
    readers: 'travellers, who copy them',
    journey: [
      'curation.spec.ts',
      'an announced closure is shown on itineraries, and new plans leave out the closed place',
    ],
  },
  '/api/restore-password': {
    writers: 'the holder of an account',
    readers: 'the same person, by email',
    journey: [
      'accounts.spec.ts',
      "a visitor plans a trip, signs up, resets the password, downloads the account's data and erases the account",
    ],
  },
  '/api/trip-planned/': {
    writers: 'travellers who publish a trip; moderators approve it',
    readers: 'every visitor, who may copy it',
    journey: [
      'public-trips.phone.spec.ts',
      'a traveller publishes a trip, the region approves it, and a stranger finds and copies it with credit',
    ],
  },
  '/api/companies/': {
    writers: 'editors of the region, owners of the place, imports',
    readers: 'every visitor, in Explorar and on the page of the place',
    journey: ['region-places.spec.ts', 'staff mend a number and the hours, and the public page shows them at once'],
  },
  '/api/trip-planned-photos/': {
    writers: 'the author and readers of a public trip; moderators approve',
    readers: 'every visitor of the trip',
    journey: ['public-trips.phone.spec.ts', READERS_OF_A_TRIP],
  },
  '/api/trip-planned-comments/': {
    writers: 'readers of a public trip; moderators remove',
    readers: 'every visitor of the trip',
    journey: ['public-trips.phone.spec.ts', READERS_OF_A_TRIP],
  },
  '/api/trip-planned-questions/': {
    writers: 'readers of a public trip; its author and the region answer',
    readers: 'every visitor of the trip',
    journey: ['public-trips.phone.spec.ts', READERS_OF_A_TRIP],
  },
  '/api/company-photos/': {
    writers: 'visitors and owners; moderators remove',
    readers: 'every visitor of the place',
    journey: [
      'photos.phone.spec.ts',
      'five photos arrive over a slow line with one failure, and the region removes one that a person asks to remove',
    ],
  },
  '/api/company-questions/': {
    writers: 'visitors ask; owners, verified visitors and the region answer',
    readers: 'every visitor of the place',
    journey: ['owner-answers.phone.spec.ts', QUESTION_BY_MAIL],
  },
  '/api/company-comments/': {
    writers: 'visitors of the place; owners reply; moderators decide on reports',
    readers: 'every visitor of the place',
    journey: [
      'place-review.phone.spec.ts',
      'presence, review, reply, report, removal, appeal and restoration of a review of a place',
    ],
  },
  '/api/touroperator-plans/': {
    writers: 'operators; moderators approve',
    readers: 'travellers in Planes',
    journey: ['operator.phone.spec.ts', 'travellers see a new plan only after the region approves it'],
  },
  '/api/touroperator-comments/': {
    writers: 'travellers after their booking; operators reply',
    readers: 'every visitor of the plan and the operator',
    journey: ['reviews.phone.spec.ts', REVIEW_OF_BOOKING],
  },
  '/api/touroperator-questions/': {
    writers: 'visitors ask; operators and the region answer',
    readers: 'every visitor of the operator',
    journey: [
      'operators.phone.spec.ts',
      "a visitor asks on an operator's profile, and the operator answers on the phone",
    ],
  },
  '/api/touroperator-programs/': {
    writers: 'operators, with each plan',
    readers: 'travellers on the page of a plan',
    journey: ['operator.phone.spec.ts', 'travellers see a new plan only after the region approves it'],
  },
  '/api/quotations/': {
    writers: 'travellers ask; operators offer',
    readers: 'the traveller and the asked operators',
    journey: [
      'quotations.phone.spec.ts',
      'a traveller accepts a part of an offer, pays, and later gets a part of the money back',
    ],
  },
  '/api/transaction/': {
    writers: 'buyers, and the card provider',
    readers: 'the buyer of the order',
    journey: [
      'booking.phone.spec.ts',
      'a guest buys plans of two operators with one card payment, and later cancels with the reference and the PIN',
    ],
  },
  '/api/politics': {
    writers: 'admins of the region',
    readers: 'every visitor, and buyers',
    journey: [
      'back-office.spec.ts',
      "an admin changes the site's name and publishes a policy, and visitors see both changes",
    ],
  },
};
