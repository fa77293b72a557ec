import type { Operations } from './operation.ts';
import { accountOperations } from './operations/accounts.ts';
import { announcementOperations } from './operations/announcements.ts';
import { backofficeOperations } from './operations/backoffice.ts';
import { bookingOperations } from './operations/bookings.ts';
import { checkoutOperations } from './operations/checkout.ts';
import { curationOperations } from './operations/curation.ts';
import { emailCodeOperations } from './operations/email-code.ts';
import { entryOperations } from './operations/entry.ts';
import { figureOperations } from './operations/figures.ts';
import { importOperations } from './operations/imports.ts';
import { lawOperations } from './operations/law.ts';
import { mailboxOperations } from './operations/mailbox.ts';
import { managedOperatorOperations } from './operations/managed-operator.ts';
import { octoOperations } from './operations/octo.ts';
import { offerLinkOperations } from './operations/offer-links.ts';
import { operatorPlanOperations } from './operations/operator-plans.ts';
import { operatorQuotationOperations } from './operations/operator-quotations.ts';
import { operatorSaleOperations } from './operations/operator-sales.ts';
import { operatorOperations } from './operations/operators.ts';
import { organisationOperations } from './operations/organisation.ts';
import { ownerTeamOperations } from './operations/owner-teams.ts';
import { ownerOperations } from './operations/owners.ts';
import { payoutOperations } from './operations/payouts.ts';
import { photoOperations } from './operations/photos.ts';
import { privacyOperations } from './operations/privacy.ts';
import { questionOperations } from './operations/questions.ts';
import { quotationReportOperations } from './operations/quotation-report.ts';
import { quotationOperations } from './operations/quotations.ts';
import { regionOperations } from './operations/region.ts';
import { regionBookingOperations } from './operations/region-bookings.ts';
import { reviewOperations } from './operations/reviews.ts';
import { searchOperations } from './operations/search.ts';
import { tripOperations } from './operations/trips.ts';
import { waitlistOperations } from './operations/waitlist.ts';

/** One test file checks these rows. Another test file checks `HOUSE_OPERATIONS` in parallel. */
export const SELLING_OPERATIONS: Operations = {
  ...announcementOperations,
  ...bookingOperations,
  ...checkoutOperations,
  ...emailCodeOperations,
  ...payoutOperations,
  ...operatorOperations,
  ...managedOperatorOperations,
  ...octoOperations,
  ...operatorPlanOperations,
  ...operatorSaleOperations,
  ...regionBookingOperations,
  ...quotationOperations,
  ...operatorQuotationOperations,
  ...quotationReportOperations,
  ...reviewOperations,
  ...offerLinkOperations,
  ...photoOperations,
  ...questionOperations,
  ...waitlistOperations,
};

export const HOUSE_OPERATIONS: Operations = {
  ...searchOperations,
  ...regionOperations,
  ...tripOperations,
  ...privacyOperations,
  ...ownerOperations,
  ...ownerTeamOperations,
  ...lawOperations,
  ...curationOperations,
  ...importOperations,
  ...figureOperations,
  ...organisationOperations,
  ...mailboxOperations,
  ...backofficeOperations,
  ...entryOperations,
  // These rows must come last, because their requests add second factors to accounts.
  ...accountOperations,
};

export const OPERATIONS: Operations = { ...SELLING_OPERATIONS, ...HOUSE_OPERATIONS };
