import type { OfferContent } from './offer.ts';
import { chosenInclusions } from './offer-inclusions.ts';
import { chosenDays, programOf } from './offer-program.ts';

/**
 * Leaves out days and inclusions of lines that are not chosen, but keeps all `lines`.
 * @param chosen ids of the chosen lines. Null means all lines.
 */
export function shownContent(content: OfferContent, chosen: readonly string[] | null): OfferContent {
  return { ...content, ...chosenInclusions(content, chosen), days: programOf(content, chosen) };
}

export function chosenContent(content: OfferContent, chosen: readonly string[]): OfferContent {
  return { ...content, ...chosenInclusions(content, chosen), days: chosenDays(content, chosen) };
}
