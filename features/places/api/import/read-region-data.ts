import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { Value } from 'typebox/value';
import type { Region } from '#regions/read-region.ts';
import type { RegionImport } from '#regions/region-schema.ts';
import { Curation, NO_CURATION } from './curation.ts';
import { Districts } from './districts.ts';
import { readAttractions } from './read-attractions.rules.ts';
import type { ReadContext } from './read-context.ts';
import { readInventory } from './read-inventory.rules.ts';
import { readOsm } from './read-osm.rules.ts';
import { readSheets } from './read-sheets.rules.ts';
import { type ReadResult, type SourceRecord, UnreadableFile } from './source-record.ts';

export interface RegionData extends ReadResult {
  districts: Districts;
  curation: Curation;
}

/** @throws {UnreadableFile} for the first file that cannot be read */
export async function readRegionData({ folder, settings, country }: Region): Promise<RegionData> {
  const curation = await readCuration(folder);
  const boundaries = await readJson<FeatureCollection>(folder, 'basemap/districts.geojson');
  const districts = new Districts(boundaries, curation.districts);
  const data: RegionData = { districts, curation, records: [], refused: [], repaired: [], doubted: [] };
  const additions = new Map<string, Partial<SourceRecord>>();
  for (const one of settings.imports) {
    const context: ReadContext = {
      file: one.file,
      source: settings.sources.find((source) => source.id === one.source)!,
      currency: settings.currency.code,
      countryCode: country.phone_code,
      inside: within(settings.bbox),
      withinReach: within(settings.reach),
      districtName: (name) => districts.spelt(name),
      rewrittenNotes: curation.notes ?? {},
    };
    const read = await readOne(folder, one, context, additions);
    data.records.push(...read.records);
    data.refused.push(...read.refused);
    data.repaired.push(...read.repaired);
    data.doubted.push(...read.doubted);
  }
  return withoutExcluded(withAdditions(data, additions));
}

async function readOne(
  folder: string,
  { reader, file }: RegionImport,
  context: ReadContext,
  additions: Map<string, Partial<SourceRecord>>,
): Promise<ReadResult> {
  const text = await readFile(join(folder, file), 'utf8').catch((error: Error) => {
    throw new UnreadableFile(file, error.message);
  });
  if (reader === 'osm') return readOsm(text, context);
  if (reader === 'inventory') return readInventory(text, context);
  if (reader === 'attractions') return readAttractions(text, context);
  const sheets = readSheets(text, context);
  for (const [key, facts] of sheets.additions) additions.set(key, facts);
  return sheets;
}

function withAdditions(data: RegionData, additions: Map<string, Partial<SourceRecord>>): RegionData {
  const records = data.records.map((record) => {
    const facts = additions.get(record.key);
    if (!facts) return record;
    additions.delete(record.key);
    return { ...record, ...facts, doubts: [...(record.doubts ?? []), ...(facts.doubts ?? [])] };
  });
  const refused = [...additions.keys()].map((key) => ({
    key,
    name: null,
    file: 'fichas',
    reason: 'Ningún archivo trae el lugar de esta ficha.',
  }));
  return { ...data, records, refused: [...data.refused, ...refused] };
}

function withoutExcluded(data: RegionData): RegionData {
  const reasons = new Map(data.curation.exclude.map(({ key, reason }) => [key, reason]));
  const out = data.records.filter(({ key }) => reasons.has(key));
  const refused = out.map(({ key, name, file }) => ({ key, name, file, reason: reasons.get(key)! }));
  return {
    ...data,
    records: data.records.filter(({ key }) => !reasons.has(key)),
    refused: [...data.refused, ...refused],
  };
}

async function readCuration(folder: string): Promise<Curation> {
  const file = 'places/curation.json';
  const curation = await readJson<unknown>(folder, file);
  if (curation === null) return NO_CURATION;
  if (Value.Check(Curation, curation)) return curation;
  const faults = [...Value.Errors(Curation, curation)].map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new UnreadableFile(file, faults.join('; '));
}

async function readJson<T>(folder: string, file: string): Promise<T | null> {
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    throw new UnreadableFile(file, `no es JSON (${error instanceof Error ? error.message : error}).`);
  }
}

function within([west, south, east, north]: [number, number, number, number]) {
  return (lon: number, lat: number) => lon >= west && lon <= east && lat >= south && lat <= north;
}
