export interface TokenRule {
  /** Where our API lives; requests to any other origin carry nothing. */
  apiOrigin: string;
  applicationPaths: readonly string[];
  applicationToken: string;
  userToken: () => string | null;
}

/** Value of the `Authorization` header for a request, or `null` for none. */
export function authorizationFor(url: URL, rule: TokenRule): string | null {
  if (url.origin !== rule.apiOrigin) return null;
  const path = url.pathname;
  const token = rule.applicationPaths.some((part) => path.includes(part)) ? rule.applicationToken : rule.userToken();
  return token ? `Bearer ${token}` : null;
}
