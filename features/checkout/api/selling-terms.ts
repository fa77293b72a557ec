import { type SellingTerms, USUAL_TERMS } from '#features/checkout/contract/terms.ts';
import type { Region } from '#regions/read-region.ts';

/** The region's current selling terms. */
export function termsOf({ settings }: Pick<Region, 'settings'>): SellingTerms {
  return { ...USUAL_TERMS, ...settings.selling };
}

/** Tax rate that prices contain, in hundredths of a percent: the general rate of the country. */
export function taxRateOf({ country }: Pick<Region, 'country'>): number {
  return country.taxes.find(({ in_price }) => in_price)?.basis_points ?? 0;
}

/** Place where cards are typed: the provider's frame if the region chose it and the provider has one, otherwise its page. */
export function cardModeOf(modes: readonly ('page' | 'frame')[], region: Pick<Region, 'settings'>): 'page' | 'frame' {
  return termsOf(region).cardsIn === 'frame' && modes.includes('frame') ? 'frame' : 'page';
}
