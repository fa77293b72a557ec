export interface TokenRule {
  /** Origin of our API; requests to other origins carry no token. */
  apiOrigin: string;
  applicationPaths: readonly string[];
  applicationToken: string;
  userToken: () => string | null;
}

/** Whether a request uses the person's token: it is for our API, and not for its public paths. */
export function isPersonal(url: URL, { apiOrigin, applicationPaths }: TokenRule): boolean {
  return url.origin === apiOrigin && !applicationPaths.some((part) => url.pathname.includes(part));
}

/** Value of the `Authorization` header of a request, or `null` for none. */
export function authorizationFor(url: URL, rule: TokenRule): string | null {
  if (url.origin !== rule.apiOrigin) return null;
  const token = isPersonal(url, rule) ? rule.userToken() : rule.applicationToken;
  return token ? `Bearer ${token}` : null;
}
