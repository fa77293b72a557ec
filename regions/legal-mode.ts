import type { LegalMode, Sales } from './country-schema.ts';
import type { Region } from './read-region.ts';

/** The legal mode of the region as it is now; `directory` where neither folder nor back office says one. */
export function legalModeOf({ settings }: { settings: Pick<Region['settings'], 'legal_mode'> }): LegalMode {
  return settings.legal_mode ?? 'directory';
}

/** What is booked and paid on the site in that mode, by the law of the region's country. */
export function salesOf(region: Pick<Region, 'settings' | 'country'>): Sales {
  return region.country.legal_modes[legalModeOf(region)].sells;
}
