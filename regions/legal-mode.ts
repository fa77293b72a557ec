import type { LegalMode, Sales } from './country-schema.ts';
import type { Region } from './read-region.ts';

export function legalModeOf({ settings }: { settings: Pick<Region['settings'], 'legal_mode'> }): LegalMode {
  return settings.legal_mode ?? 'directory';
}

export function salesOf(region: Pick<Region, 'settings' | 'country'>): Sales {
  return region.country.legal_modes[legalModeOf(region)].sells;
}
