export interface TokenRule {
  apiOrigin: string;
  applicationPaths: readonly string[];
  applicationToken: string;
  userToken: () => string | null;
}

/** `true` for the site's API, except its public paths. */
export function isPersonal(url: URL, { apiOrigin, applicationPaths }: TokenRule): boolean {
  return url.origin === apiOrigin && !applicationPaths.some((part) => url.pathname.includes(part));
}

export function authorizationFor(url: URL, rule: TokenRule): string | null {
  if (url.origin !== rule.apiOrigin) return null;
  const token = isPersonal(url, rule) ? rule.userToken() : rule.applicationToken;
  return token ? `Bearer ${token}` : null;
}
