/**
 * The application token identifies the web app and is public. It never authorises reading or writing a person's data.
 * Server and browser share these rules.
 */

/**
 * A request whose path **contains** one of these strings carries the application token instead of a session token. The
 * strings and their order are part of the agreed API.
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

/** Classes of paths: `public` paths require the application token, `private` paths a session, and `open` paths nothing. */
export const WIRE_CLASSES = ['public', 'open', 'private'] as const;
export type WireClass = (typeof WIRE_CLASSES)[number];

/** Private data of people and businesses are only below these prefixes. */
export const PRIVATE_PREFIXES = ['/api/me/', '/api/manage/', '/api/admin/'] as const;

/** `path` must have no query, because a query may contain any text. */
export function needsApplicationToken(path: string): boolean {
  return APPLICATION_TOKEN_PATHS.some((pattern) => path.includes(pattern));
}

export function isPrivatePath(path: string): boolean {
  return PRIVATE_PREFIXES.some((prefix) => path.startsWith(prefix));
}

/**
 * Classifies a path or a route's pattern (`/api/companies/:idOrSlug/`). A private prefix takes precedence, so that a
 * mistake never opens private data.
 */
export function wireClass(path: string): WireClass {
  if (isPrivatePath(path)) return 'private';
  return needsApplicationToken(path) ? 'public' : 'open';
}
