import { CURRENCIES, currencyName, LOCALES, localeName } from '#features/organisation/contract/choices.ts';
import type { OrganisationEditor } from '#features/organisation/contract/settings.ts';
import type { CountryPack } from '#regions/country-schema.ts';
import { type Region, readCountries, readRegion } from '#regions/read-region.ts';
import type { Config } from '#server/config.ts';
import { type RegionLook, readLook } from '#server/region/read-look.ts';
import { folderSettings } from './settings.rules.ts';

export async function readFolder({ REGION, REGIONS_DIR }: Pick<Config, 'REGION' | 'REGIONS_DIR'>) {
  const region = await readRegion(REGION, { regions: REGIONS_DIR });
  const look = await readLook(region.folder);
  const settings = folderSettings(region.settings, look);
  return { settings, choices: choicesOf(region, look, settings.brand.palette, await readCountries()) };
}
export type RegionFolder = Awaited<ReturnType<typeof readFolder>>;

function choicesOf(
  { settings }: Region,
  { look, art }: RegionLook,
  palette: Record<string, string>,
  countries: CountryPack[],
): OrganisationEditor['choices'] {
  return {
    countries: countries.map(({ country: code, name, status, legal_modes: modes }) => ({
      code,
      name,
      status,
      modes: {
        directory: modeWords(modes.directory),
        quotations: modeWords(modes.quotations),
        intermediary: modeWords(modes.intermediary),
      },
    })),
    currencies: named([...Object.keys(CURRENCIES), settings.currency.code], currencyName),
    locales: named([...Object.keys(LOCALES), settings.locale], localeName),
    scenes: Object.entries(art.scenes).map(([scene, { label, fit }]) => ({ id: scene, name: label, hours: [...fit] })),
    ownMark: look.mark,
    headline: [...look.headline],
    palette,
  };
}

function modeWords({ summary, consequences, own_register: ownRegister }: CountryPack['legal_modes']['directory']) {
  return { ownRegister, summary, consequences: consequences.map(({ text }) => text) };
}

function named(codes: string[], name: (code: string) => string) {
  return [...new Set(codes)].map((code) => ({ code, name: name(code) }));
}
