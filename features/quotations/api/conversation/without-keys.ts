/** Matches a personal link with its secret `account.expiry.seal` (`newOfferLink` in `../by-link/offer-link.ts`). */
const OFFER_LINK =
  /(responder\/[0-9a-f-]{36})#(?:[\s>]{0,4}[0-9a-f-]){36}[\s>]{0,4}\.(?:[\s>]{0,4}[0-9a-z]){6,7}[\s>]{0,4}\.(?:[\s>]{0,4}[\w-]){1,43}/g;

/**
 * Removes secrets of links, and PINs, from the text of an email. An answer may quote an email of this site, and the
 * other side must not see the secrets in that email. The paths of links stay. A secret is also removed if a line break
 * divides it.
 */
export function withoutKeys(text: string): string {
  return text
    .replaceAll(/(cotizaciones\/[^\s#]{1,40})#(?:[\s>]{0,4}[\w-]){1,43}/g, '$1')
    .replaceAll(OFFER_LINK, '$1')
    .replaceAll(/(PIN[\s:*>]{0,12})\d{8}\b/gi, '$1…');
}
