import type { OfferContent } from './offer.ts';
import { chosenInclusions } from './offer-inclusions.ts';
import { chosenDays, programOf } from './offer-program.ts';

/**
 * The content that screens show when these lines are chosen. `lines` still contains all lines.
 * @param chosen ids of the chosen lines. Null for all lines.
 */
export function shownContent(content: OfferContent, chosen: readonly string[] | null): OfferContent {
  return { ...content, ...chosenInclusions(content, chosen), days: programOf(content, chosen) };
}

/** The days, inclusions and exclusions of the chosen lines. `lines` still contains all lines. */
export function chosenContent(content: OfferContent, chosen: readonly string[]): OfferContent {
  return { ...content, ...chosenInclusions(content, chosen), days: chosenDays(content, chosen) };
}
