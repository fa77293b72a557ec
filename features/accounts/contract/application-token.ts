/**
 * The public window: a request whose path contains one of these strings carries the application token instead of the person's.
 * The list is part of the wire, strings and order as agreed; "contains" is asked of the URL's path, never of its query.
 */
export const APPLICATION_TOKEN_PATHS = [
  'api/genders',
  'sign-up',
  '/api/maincompany/',
  '/api/itineraries/',
  'api/restore-password',
  '/api/trip-planned/',
  '/api/companies/',
  '/api/trip-planned-photos/',
  '/api/trip-planned-comments/',
  '/api/trip-planned-questions/',
  '/api/company-photos/',
  '/api/company-questions/',
  '/api/company-comments/',
  '/api/touroperator-plans/',
  '/api/touroperator-comments/',
  '/api/touroperator-questions/',
  '/api/touroperator-programs/',
  '/api/quotations/',
  '/api/transaction/',
  '/api/politics',
] as const;
