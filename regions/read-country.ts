import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { CountryPack } from './country-schema.ts';

const read = new Map<string, Promise<CountryPack>>();

/**
 * Reads each pack once.
 * @param country ISO 3166-1 code, such as "PE"
 * @throws Error if the pack is missing or invalid
 */
export function readCountryPack(country: string): Promise<CountryPack> {
  let pack = read.get(country);
  if (!pack) {
    pack = readChecked(country);
    read.set(country, pack);
  }
  return pack;
}

async function readChecked(country: string): Promise<CountryPack> {
  const file = `${country.toLowerCase()}.json`;
  return Value.Parse(CountryPack, JSON.parse(await readFile(join(import.meta.dirname, 'countries', file), 'utf8')));
}
