import { getDomain } from 'tldts';
import { Type } from 'typebox';
import { WEB_ADDRESS, words } from '#server/setting-words.ts';

export const ORIGIN_SETTINGS = {
  API_BASE_URL: Type.Optional(
    Type.String(
      words(
        'Origin of the API, if it differs from `PUBLIC_URL`. It must have the same scheme and registrable domain, because browsers send the session cookies only within one site. The same process serves both origins.',
        { pattern: WEB_ADDRESS, otherwise: 'the origin of `PUBLIC_URL`' },
      ),
    ),
  ),
  API_ORIGINS: Type.Optional(
    Type.String(
      words(
        'Further origins, separated by commas, whose pages may call the API (CORS, with cookies). Each must have the registrable domain of the API.',
        { pattern: '^https?://[^\\s/,]+(\\s*,\\s*https?://[^\\s/,]+)*$', otherwise: 'only the origin of `PUBLIC_URL`' },
      ),
    ),
  ),
};

/** The list of registrable domains includes companies whose customers get subdomains, such as `github.io`. */
const WHOLE_LIST = { allowPrivateDomains: true };

interface Addresses {
  PUBLIC_URL: string;
  API_BASE_URL?: string;
  API_ORIGINS?: string;
}

export function originsIn(list: string | undefined): string[] {
  return list ? list.split(',').map((origin) => new URL(origin.trim()).origin) : [];
}

/** Finds values that are no origins, and origins that belong to another site than the API. */
export function originFaults({ PUBLIC_URL, API_BASE_URL, API_ORIGINS }: Addresses): string[] {
  if (API_ORIGINS && !API_ORIGINS.split(',').every((origin) => URL.canParse(origin.trim())))
    return [`API_ORIGINS: expected origins like https://app.example.org, separated by commas, got "${API_ORIGINS}".`];
  const faults: string[] = [];
  const api = new URL(API_BASE_URL ?? PUBLIC_URL);
  if (API_BASE_URL && api.href !== `${api.origin}/`) {
    faults.push(`API_BASE_URL: expected an origin, without a path, got "${API_BASE_URL}".`);
  }
  for (const [name, origin] of [
    ['API_BASE_URL', PUBLIC_URL],
    ...originsIn(API_ORIGINS).map((one) => ['API_ORIGINS', one] as const),
  ] as const) {
    if (!isSameSite(api, new URL(origin)))
      faults.push(
        `${name}: "${api.origin}" and "${new URL(origin).origin}" are two sites, between which no cookie travels.`,
      );
  }
  return faults;
}

/**
 * `true` if browsers send SameSite cookies between the two URLs: they have the same scheme and the same registrable
 * domain.
 */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol) return false;
  if (one.hostname === other.hostname) return true;
  const domain = getDomain(one.hostname, WHOLE_LIST);
  return domain !== null && domain === getDomain(other.hostname, WHOLE_LIST);
}
