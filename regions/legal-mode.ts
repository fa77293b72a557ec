import type { LegalMode, Sales } from './country-schema.ts';
import type { Region } from './read-region.ts';

/** The region's current legal mode. Defaults to `directory`. */
export function legalModeOf({ settings }: { settings: Pick<Region['settings'], 'legal_mode'> }): LegalMode {
  return settings.legal_mode ?? 'directory';
}

/** The sales that the site offers in its legal mode, by the law of the region's country. */
export function salesOf(region: Pick<Region, 'settings' | 'country'>): Sales {
  return region.country.legal_modes[legalModeOf(region)].sells;
}
