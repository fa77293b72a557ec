/** An operator's link, whose secret is `account.expiry.seal` (`newOfferLink` in `../by-link/offer-link.ts`). */
const OFFER_LINK =
  /(responder\/[0-9a-f-]{36})#(?:[\s>]{0,4}[0-9a-f-]){36}[\s>]{0,4}\.(?:[\s>]{0,4}[0-9a-z]){6,7}[\s>]{0,4}\.(?:[\s>]{0,4}[\w-]){1,43}/g;

/**
 * Removes secrets from the text of an email. An answer may quote our email in a form that is not recognised and cut off; the other side would then read
 * the link or PIN in it. Links keep their path. Secrets that a mail program broke over two lines are removed too.
 */
export function withoutKeys(text: string): string {
  return text
    .replaceAll(/(cotizaciones\/[^\s#]{1,40})#(?:[\s>]{0,4}[\w-]){1,43}/g, '$1')
    .replaceAll(OFFER_LINK, '$1')
    .replaceAll(/(PIN[\s:*>]{0,12})\d{8}\b/gi, '$1…');
}
