/** Matches a personal link of `newOfferLink`, whose secret is `account.expiry.seal`. */
const OFFER_LINK =
  /(responder\/[0-9a-f-]{36})#(?:[\s>]{0,4}[0-9a-f-]){36}[\s>]{0,4}\.(?:[\s>]{0,4}[0-9a-z]){6,7}[\s>]{0,4}\.(?:[\s>]{0,4}[\w-]){1,43}/g;

/** An answer by email can quote links and PINs. The text of the email may break a secret into two lines. */
export function withoutKeys(text: string): string {
  return text
    .replaceAll(/(cotizaciones\/[^\s#]{1,40})#(?:[\s>]{0,4}[\w-]){1,43}/g, '$1')
    .replaceAll(OFFER_LINK, '$1')
    .replaceAll(/(PIN[\s:*>]{0,12})\d{8}\b/gi, '$1…');
}
