/** The application token identifies the web app and is public. It gives no access to a person's data. */

/** A path that **contains** one of these strings needs the application token. Never change the strings or the order. */
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

/** `public` paths require the application token, and `private` paths a session. `open` paths require nothing. */
export const WIRE_CLASSES = ['public', 'open', 'private'] as const;
export type WireClass = (typeof WIRE_CLASSES)[number];

export const PRIVATE_PREFIXES = ['/api/me/', '/api/manage/', '/api/admin/'] as const;

/** `path` must have no query, because a query may contain any text. */
export function needsApplicationToken(path: string): boolean {
  return APPLICATION_TOKEN_PATHS.some((pattern) => path.includes(pattern));
}

export function isPrivatePath(path: string): boolean {
  return PRIVATE_PREFIXES.some((prefix) => path.startsWith(prefix));
}

/** Accepts a path or a route's pattern. The private prefixes are checked first. */
export function wireClass(path: string): WireClass {
  if (isPrivatePath(path)) return 'private';
  return needsApplicationToken(path) ? 'public' : 'open';
}
