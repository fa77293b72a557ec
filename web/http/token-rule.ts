export interface TokenRule {
  /** Where our API lives; requests to any other origin carry nothing. */
  apiOrigin: string;
  applicationPaths: readonly string[];
  applicationToken: string;
  userToken: () => string | null;
}

/** Whether a request is made in the person's name: it is for our API, and not for the public window. */
export function isPersonal(url: URL, { apiOrigin, applicationPaths }: TokenRule): boolean {
  return url.origin === apiOrigin && !applicationPaths.some((part) => url.pathname.includes(part));
}

/** Value of the `Authorization` header for a request, or `null` for none. */
export function authorizationFor(url: URL, rule: TokenRule): string | null {
  if (url.origin !== rule.apiOrigin) return null;
  const token = isPersonal(url, rule) ? rule.userToken() : rule.applicationToken;
  return token ? `Bearer ${token}` : null;
}
