/** The form of `by-link/offer-link.ts`: person, expiry, seal. */
const OFFER_LINK =
  /(responder\/[0-9a-f-]{36})#(?:[\s>]{0,4}[0-9a-f-]){36}[\s>]{0,4}\.(?:[\s>]{0,4}[0-9a-z]){6,7}[\s>]{0,4}\.(?:[\s>]{0,4}[\w-]){1,43}/g;

/**
 * Removes secrets from the words of an email. Otherwise an email quoted in an unrecognised way would give its link or PIN to the other side. Links
 * keep their path. Secrets that a mail program broke over two lines are removed too.
 */
export function withoutKeys(text: string): string {
  return text
    .replaceAll(/(cotizaciones\/[^\s#]{1,40})#(?:[\s>]{0,4}[\w-]){1,43}/g, '$1')
    .replaceAll(OFFER_LINK, '$1')
    .replaceAll(/(PIN[\s:*>]{0,12})\d{8}\b/gi, '$1…');
}
