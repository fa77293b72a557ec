/** Matches a personal link of `newOfferLink`, whose secret is `account.expiry.seal`. */
const OFFER_LINK =
  /(responder\/[0-9a-f-]{36})#(?:[\s>]{0,4}[0-9a-f-]){36}[\s>]{0,4}\.(?:[\s>]{0,4}[0-9a-z]){6,7}[\s>]{0,4}\.(?:[\s>]{0,4}[\w-]){1,43}/g;

/**
 * Removes secrets of links and PINs, because a quoted email of this site may contain them. A line break may divide a
 * secret.
 */
export function withoutKeys(text: string): string {
  return text
    .replaceAll(/(cotizaciones\/[^\s#]{1,40})#(?:[\s>]{0,4}[\w-]){1,43}/g, '$1')
    .replaceAll(OFFER_LINK, '$1')
    .replaceAll(/(PIN[\s:*>]{0,12})\d{8}\b/gi, '$1…');
}
