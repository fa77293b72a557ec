/** The application token identifies the web app. The token is public and gives no rights to a person's data. */

/**
 * A path that **contains** one of these strings needs the application token. The requirements prescribe the strings and
 * their order.
 */
export const APPLICATION_TOKEN_PATHS = [
  'api/genders',
  'sign-up',
  '/api/maincompany/',
  '/api/itineraries/',
  '/api/restore-password',
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

/** `public` paths need the application token, `private` paths need a session, and `open` paths need neither. */
export const WIRE_CLASSES = ['public', 'open', 'private'] as const;
export type WireClass = (typeof WIRE_CLASSES)[number];

export const PRIVATE_PREFIXES = ['/api/me/', '/api/manage/', '/api/admin/'] as const;

/** @param path must not contain the query, because a query may contain any text. */
export function needsApplicationToken(path: string): boolean {
  return APPLICATION_TOKEN_PATHS.some((pattern) => path.includes(pattern));
}

export function isPrivatePath(path: string): boolean {
  return PRIVATE_PREFIXES.some((prefix) => path.startsWith(prefix));
}

/** @param path a path, or the pattern of a route. */
export function wireClass(path: string): WireClass {
  if (isPrivatePath(path)) return 'private';
  return needsApplicationToken(path) ? 'public' : 'open';
}
