import type { LegalMode, Sales } from './country-schema.ts';
import type { Region } from './read-region.ts';

/** Returns the region's current legal mode. The default is `directory`. */
export function legalModeOf({ settings }: { settings: Pick<Region['settings'], 'legal_mode'> }): LegalMode {
  return settings.legal_mode ?? 'directory';
}

/** Returns the sales that the country pack allows in the region's legal mode. */
export function salesOf(region: Pick<Region, 'settings' | 'country'>): Sales {
  return region.country.legal_modes[legalModeOf(region)].sells;
}
