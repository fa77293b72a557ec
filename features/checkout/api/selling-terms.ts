import { type SellingTerms, USUAL_TERMS } from '#features/checkout/contract/terms.ts';
import type { Region } from '#regions/read-region.ts';

/** The region's numbers of selling, as they are now. */
export function termsOf({ settings }: Pick<Region, 'settings'>): SellingTerms {
  return { ...USUAL_TERMS, ...settings.selling };
}

/** Hundredths of a percent of the tax that prices contain: the general rate of the country. */
export function taxRateOf({ country }: Pick<Region, 'country'>): number {
  return country.taxes.find(({ in_price }) => in_price)?.basis_points ?? 0;
}

/** Where a card is typed: in the provider's frame where the region chose it and the provider has one. */
export function cardModeOf(modes: readonly ('page' | 'frame')[], region: Pick<Region, 'settings'>): 'page' | 'frame' {
  return termsOf(region).cardsIn === 'frame' && modes.includes('frame') ? 'frame' : 'page';
}
