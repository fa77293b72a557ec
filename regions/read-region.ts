import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { CountryPack } from './country-schema.ts';
import { lendImports } from './lend-imports.ts';
import { hasLookFile, readLookFile } from './read-look-file.ts';
import { EDITORS, RegionSettings } from './region-schema.ts';
import { NO_SEARCH_WORDS, SearchWords } from './search-schema.ts';

export const REGIONS_FOLDER = import.meta.dirname;

export interface Region {
  id: string;
  folder: string;
  settings: RegionSettings;
  country: CountryPack;
  search: SearchWords;
}

export class RegionError extends Error {
  readonly faults: string[];

  constructor(region: string, faults: string[]) {
    super([`The region "${region}" cannot be used (docs/region-guide.md):`, ...faults].join('\n  · '));
    this.name = 'RegionError';
    this.faults = faults;
  }
}

interface ReadOptions {
  /** Folder that contains the regions. Country packs always come from the project's own folder. */
  regions?: string;
  /** Changes the settings that were read from the file. The changed country decides which country pack is read. */
  change?: (settings: RegionSettings) => RegionSettings;
}

/**
 * Reads and validates `regions/<id>/region.json`, its country pack and, if present, `search.json` and
 * `look.json`.
 * @throws {RegionError} with all faults of the folder
 */
export async function readRegion(id: string, options: ReadOptions = {}): Promise<Region> {
  const { regions = REGIONS_FOLDER, change } = options;
  const folder = join(regions, id);
  if (!existsSync(join(folder, 'region.json'))) {
    throw new RegionError(id, [
      `there is no regions/${id}/region.json. Regions here: ${(await regionIds(regions)).join(', ')}.`,
    ]);
  }
  lendImports(folder);
  const faults: string[] = [];
  const own = await readChecked(join(folder, 'region.json'), `regions/${id}/region.json`, RegionSettings, faults);
  const settings = own && change ? change(own) : own;
  const pack = settings && `countries/${settings.country.toLowerCase()}.json`;
  const country = pack && (await readChecked(join(REGIONS_FOLDER, pack), `regions/${pack}`, CountryPack, faults));
  const search = existsSync(join(folder, 'search.json'))
    ? await readChecked(join(folder, 'search.json'), `regions/${id}/search.json`, SearchWords, faults)
    : NO_SEARCH_WORDS;
  if (hasLookFile(folder)) faults.push(...(await readLookFile(folder)).faults);
  if (settings) faults.push(...contradictions(id, folder, settings));
  if (!settings || !country || !search || faults.length > 0) throw new RegionError(id, faults);
  return { id, folder, settings, country, search };
}

/** @throws {RegionError} with all faults of all country packs */
export async function readCountries(): Promise<CountryPack[]> {
  const files = (await readdir(join(REGIONS_FOLDER, 'countries'))).filter((name) => /^[a-z]{2}\.json$/.test(name));
  const faults: string[] = [];
  const read = (name: string) =>
    readChecked(join(REGIONS_FOLDER, 'countries', name), `regions/countries/${name}`, CountryPack, faults);
  const packs = await Promise.all(files.map(read));
  if (faults.length > 0) throw new RegionError('countries', faults);
  return packs.filter((pack) => pack !== null).sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

export async function regionIds(regions = REGIONS_FOLDER): Promise<string[]> {
  const entries = await readdir(regions, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && existsSync(join(regions, entry.name, 'region.json')))
    .map((entry) => entry.name)
    .sort();
}

async function readChecked<T extends TSchema>(
  path: string,
  shown: string,
  schema: T,
  faults: string[],
): Promise<Static<T> | null> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    faults.push(`${shown}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
  if (Value.Check(schema, value)) return value;
  for (const error of Value.Errors(schema, value)) faults.push(`${shown}${error.instancePath}: ${error.message}`);
  return null;
}

function contradictions(id: string, folder: string, settings: RegionSettings): string[] {
  const faults: string[] = [];
  const fault = (where: string, text: string) => faults.push(`regions/${id}/region.json/${where}: ${text}`);
  if (settings.id !== id) fault('id', `is "${settings.id}", but the folder is "${id}"`);
  for (const [where, box] of [
    ['bbox', settings.bbox],
    ['reach', settings.reach],
  ] as const) {
    if (box[0] >= box[2] || box[1] >= box[3]) fault(where, 'must be west, south, east, north');
  }
  const [west, south, east, north] = settings.reach;
  const { lon, lat } = settings.centre;
  if (lon < west || lon > east || lat < south || lat > north)
    fault('centre', 'lies outside reach (longitude and latitude swapped?)');
  try {
    new Intl.DateTimeFormat(settings.locale, { timeZone: settings.time_zone });
  } catch (error) {
    fault('time_zone', error instanceof Error ? error.message : String(error));
  }
  const known = new Set(settings.sources.map((source) => source.id));
  if (!known.has(EDITORS)) fault('sources', `the source "${EDITORS}" of the region's own editors is missing`);
  const files = [
    ...settings.imports.map((one, i) => [`imports/${i}`, one] as const),
    ...(settings.roads ? [['roads', settings.roads] as const] : []),
    ...(settings.amenities ? [['amenities', settings.amenities] as const] : []),
    ...(settings.streets ? [['streets', settings.streets] as const] : []),
    ...(settings.bus_lines ? [['bus_lines', settings.bus_lines] as const] : []),
  ];
  for (const [where, { file, source }] of files) {
    if (!known.has(source)) fault(where, `source "${source}" is not among sources`);
    if (!existsSync(join(folder, file))) fault(where, `there is no file ${file}`);
  }
  return faults;
}
