import { phonesIn } from '#features/reviews/contract/review-content.ts';
import { readWrittenHours } from '#planner/hours/written/read-written.ts';
import type { PaymentMeans } from './place-extras.ts';

/** Facts that an answer to a question can contain. */
export const TEXT_FACTS = ['hours', 'fees', 'phones', 'paymentMeans'] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

const PRICE =
  /(?:\bS\/\.?|\bUS\$|\$|€)\s?(\d{1,6}(?:[.,]\d{1,2})?)(?!\d)|(?<![\d.,])(\d{1,6}(?:[.,]\d{1,2})?)\s?(?:nuevos )?(?:soles|dólares|pesos|euros)\b/iu;

const MEANS: readonly [PaymentMeans, RegExp][] = [
  ['cash', /\befectivo\b/giu],
  ['card', /\b(?:tarjetas?|visa|mastercard|pos)\b/giu],
  ['wallet', /\b(?:yape|plin|billetera)\b/giu],
  ['transfer', /\b(?:transferencias?|dep[oó]sito)\b/giu],
];
/** A negation counts until the next comma or stop, such as in "no aceptamos tarjeta, solo efectivo". */
const DENIED = /\b(?:no|ni|sin|tampoco)\b[^,.;:\n]*$/iu;

/** Such as 10.5 for "S/ 10,50". Null without a price. */
export function priceInText(text: string): number | null {
  const found = PRICE.exec(text);
  const written = found?.[1] ?? found?.[2];
  return written === undefined ? null : Number(written.replace(',', '.'));
}

export function paymentMeansInText(text: string): PaymentMeans[] {
  return MEANS.flatMap(([means, words]) =>
    [...text.matchAll(words)].some(({ index }) => !DENIED.test(text.slice(0, index))) ? [means] : [],
  );
}

/** Only patterns decide, so the same text always has the same facts. */
export function factsInText(text: string): TextFact[] {
  const found: Record<TextFact, boolean> = {
    hours: /\d/.test(text) && readWrittenHours(text).readings.length > 0,
    fees: priceInText(text) !== null,
    phones: phonesIn(text).length > 0,
    paymentMeans: paymentMeansInText(text).length > 0,
  };
  return TEXT_FACTS.filter((fact) => found[fact]);
}

/** Characters of a text that the form of a fact shows. */
export const MOST_TEXT = 400;

/** Search parameters that open the form of a fact with the text of an answer. */
export const factSearch = (fact: TextFact, text: string): string =>
  `${new URLSearchParams({ dato: fact, texto: text.slice(0, MOST_TEXT) })}`;
